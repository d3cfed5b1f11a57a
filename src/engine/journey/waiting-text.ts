/** What a borrower who waits at a step reads: what the step says, and the sentence that closes what every step says. */
import type { Says, Steps } from '../../types/steps.ts';

export function waitingText(steps: Steps | undefined, { text }: Says): string {
  return steps?.saysAfter ? `${text} ${steps.saysAfter}` : text;
}
