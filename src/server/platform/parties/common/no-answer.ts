/**
 * Why an outside party's answer cannot be used, in our words: nothing that the party wrote, nothing about the
 * borrower.
 */

export type NoAnswerDetail = {
  status?: number | undefined;
  call?: string | undefined;
  restMs?: number | undefined;
};

export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;
  /** The call, such as `flood.determine`, where the party's client knows it better than the caller. */
  readonly call: string | undefined;

  /** The company was not asked, and will not be for so many milliseconds. */
  readonly restMs: number | undefined;

  constructor(reason: string, { status, call, restMs }: NoAnswerDetail = {}) {
    super(reason);
    this.status = status;
    this.call = call;
    this.restMs = restMs;
  }
}
