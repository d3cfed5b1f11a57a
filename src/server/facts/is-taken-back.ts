/** Whether a consent was taken back: only the one to electronic documents can be (15 U.S.C. 7001(c)). */
import type { ConsentRow } from '../application/application-scope.ts';

/** @param withdrawnAt when the borrower took it back the last time, in milliseconds since 1970 */
export function isTakenBack(
  { type, at }: Pick<ConsentRow, 'type' | 'at'>,
  withdrawnAt: number | undefined,
): withdrawnAt is number {
  return type === 'ESIGN' && withdrawnAt !== undefined && withdrawnAt > at;
}
