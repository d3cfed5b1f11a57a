/** Stores how the deed can be notarized: by video with free times, or in person; and what the state requires. */
import type { ClosingRules } from '../../engine/finance/closing-rules.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record } from '../application/stored.ts';
import { closingRulesOf } from '../facts/closing-rules-of.ts';
import { firstClosingDay } from '../facts/first-closing-day.ts';
import { legalDay } from '../platform/legal-day.ts';

export type NotaryOffer = { acceptsRemote: boolean; slots: string[] };

export async function storeNotaryOffer(
  scope: ApplicationScope,
  { acceptsRemote, slots }: NotaryOffer,
): Promise<void> {
  const rules = await closingRulesOf(scope);
  await record(scope, 'status', {
    manualNotary: !acceptsRemote || rules.officeOnly,
    ...(rules.attorneyReview ? { attorneyReview: true } : {}),
    ...(await waitFlag(scope, rules)),
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

/** The first lawful day of the closing, when it is still to come. */
async function waitFlag(scope: ApplicationScope, rules: ClosingRules) {
  const until = await firstClosingDay(scope, rules);
  return until > legalDay(scope.now) ? { notaryWaitUntil: until } : {};
}
