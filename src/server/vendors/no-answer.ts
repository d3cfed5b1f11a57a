/** Why an outside party's answer cannot be used, in words of ours: nothing that the party wrote, nothing about the borrower. */

export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;
  /** Who was asked what, such as `flood.determine`, where that is known better than by whoever waits. */
  readonly asked: string | undefined;

  constructor(reason: string, status?: number, asked?: string) {
    super(reason);
    this.status = status;
    this.asked = asked;
  }
}
