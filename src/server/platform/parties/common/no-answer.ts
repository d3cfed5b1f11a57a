/**
 * Why an outside party's answer cannot be used, in our words: nothing that the party wrote, nothing about the
 * borrower.
 */

export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;
  /** The call, such as `flood.determine`, where the party's client knows it better than the caller. */
  readonly call: string | undefined;

  constructor(reason: string, status?: number, call?: string) {
    super(reason);
    this.status = status;
    this.call = call;
  }
}
