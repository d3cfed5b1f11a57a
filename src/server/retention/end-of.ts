/** What became of an application, and until when it is kept therefore: the months of flows/limits.json after the final action. */
import { addMonths } from '../../engine/dates/add-months.ts';
import type { Limits } from '../../types/limits.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { actionOf } from '../desk/hmda/action-of.ts';
import { actionWord } from '../desk/hmda/action-word.ts';
import { limitsOf } from '../facts/limits-of.ts';
import type { ErasedEnd } from '../platform/db/tables/column.ts';

/** Days are yyyy-MM-dd; it is kept through `until`. */
export type End = { ended: ErasedEnd; on: string; months: number; until: string };

/** Undefined while nothing has become of it, and for ever where the deed was recorded or money was sent: that is the servicer's record. */
export async function endOf(scope: ApplicationScope): Promise<End | undefined> {
  const { moments: { recorded, sent, funded } = {} } = await stored(scope, 'underwriting');
  if ([recorded, sent, funded].some((at) => at !== undefined)) return undefined;
  const action = await actionOf(scope);
  const ended = action && actionWord(action.taken);
  if (!action || !ended || ended === 'ORIGINATED') return undefined;
  const months = monthsOf(limitsOf(scope.world, scope.application.orgCode).retention)[ended];
  return { ended, on: action.on, months, until: addMonths(action.on, months) };
}

/** The fewest months that any is kept. */
export function fewestMonths({ retention }: Limits): number {
  return Math.min(...Object.values(monthsOf(retention)));
}

const monthsOf = (retention: Limits['retention']): Record<ErasedEnd, number> => ({
  DENIED: retention.deniedMonths,
  WITHDRAWN: retention.withdrawnMonths,
  INCOMPLETE: retention.incompleteMonths,
  NOT_ACCEPTED: retention.notAcceptedMonths,
});
