/** Stores how the deed can be notarized: by video with free times, or in person; and what the state requires. */
import { addDays } from '../../engine/dates/add-months.ts';
import { closingRules } from '../../engine/finance/closing-rules.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { homeOf } from '../facts/home-of.ts';
import { legalDay } from '../facts/legal-day.ts';
import { lenderOf } from '../facts/lender.ts';

export type NotaryOffer = { acceptsRemote: boolean; slots: string[] };

export async function storeNotaryOffer(
  scope: ApplicationScope,
  { acceptsRemote, slots }: NotaryOffer,
): Promise<void> {
  const { decisions } = lenderOf(scope.world, scope.application.orgCode);
  const { occupancy = '', location } = await homeOf(scope);
  const rules = closingRules(decisions, location?.state ?? '', occupancy);
  await record(scope, 'status', {
    manualNotary: !acceptsRemote || rules.officeOnly,
    ...(rules.attorneyReview ? { attorneyReview: true } : {}),
    ...(await waitFlag(scope, rules.waitingDays)),
  });
  await storeSlots(scope, slots);
}

/** @param slots free times as ISO moments; now is always offered besides */
export async function storeSlots(scope: ApplicationScope, slots: string[]): Promise<void> {
  await record(scope, 'figures', { notarySlots: [nowSlot, ...slots.map(slotFigure)] });
}

// The words are made when they are read, in the reader's language.
const nowSlot = { id: 'NOW', label: 'NOW', available: true };
export const slotFigure = (start: string) => ({ id: start, start, label: start, available: true });

/** Days that the law puts between the application and the closing, and time since an earlier loan on the home. */
async function waitFlag(scope: ApplicationScope, waitingDays: number) {
  const { moments = {} } = await stored(scope, 'underwriting');
  const { earlierLoan } = await stored(scope, 'figures');
  const sinceApplication = addDays(legalDay(moments.submitted ?? scope.now), waitingDays);
  const until = earlierLoan?.waitUntil ?? sinceApplication;
  return until > legalDay(scope.now) ? { notaryWaitUntil: until } : {};
}
