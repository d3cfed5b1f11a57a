/**
 * A file that the database knows and the store does not have: the wrong folder, or one restored without it. The caller is told to
 * come back, and the log names the file.
 */

export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(location: string) {
    super(`The file ${location} is not in the store.`);
  }
}
