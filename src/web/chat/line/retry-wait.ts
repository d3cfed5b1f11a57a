/** How long to wait before the next try: doubled each time up to the most, and any part of that, so that thousands do not come back at once. */
import type { LinePolicies } from '../port/line-policies.ts';

/** Milliseconds. @param failed how many tries have failed in a row before this wait, from 0 @param random from 0 to below 1 */
export function retryWait(
  { retryFirstSeconds, retryMostSeconds }: Pick<LinePolicies, 'retryFirstSeconds' | 'retryMostSeconds'>,
  failed: number,
  random: number,
): number {
  return random * 1000 * Math.min(retryMostSeconds, retryFirstSeconds * 2 ** failed);
}
