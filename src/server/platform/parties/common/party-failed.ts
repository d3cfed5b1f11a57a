/**
 * An outside party threw, or did not answer in time. Its own words may name the borrower, so only their kind is kept.
 */
import { NoAnswer } from './no-answer.ts';

export class PartyFailed extends Error {
  override readonly name = 'PartyFailed';
  /** It was not asked, and will not be for so many milliseconds. */
  readonly restMs: number | undefined;

  /** @param party the party and the call, such as `bankLink.link` */
  constructor(party: string, cause: unknown) {
    super(`${callOf(cause) ?? party} failed: ${kindOf(cause)}`);
    this.restMs = cause instanceof NoAnswer ? cause.restMs : undefined;
    if (cause instanceof Error && cause.stack) this.stack = framesOf(cause.stack, this.message);
  }
}

const callOf = (cause: unknown) => (cause instanceof NoAnswer ? cause.call : undefined);

function kindOf(cause: unknown): string {
  if (cause instanceof NoAnswer) return cause.message;
  return cause instanceof Error ? cause.name : 'Error';
}

const framesOf = (stack: string, message: string) =>
  [message, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
