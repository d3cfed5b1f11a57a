/** Raises what an outside party asks the borrower for. A party that is asked twice raises nothing twice. */
import { isOpen } from '../../engine/conditions/condition-state.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { categoriesOf } from '../facts/categories-of.ts';
import type { AskedByParty } from '../platform/parties/credit-bureau/party.ts';
import { raiseCondition } from './raise-condition.ts';

/** A category that the application's flow does not have is noted in the trail and left out. @param by the party's name */
export async function raiseAsked(
  scope: ApplicationScope,
  by: string,
  asked: readonly AskedByParty[] = [],
): Promise<void> {
  const { categories = {} } = categoriesOf(scope) ?? {};
  for (const one of asked) {
    const rows = await scope.conditions.list();
    const isKnown = Object.hasOwn(categories, one.category);
    if (!isKnown) await scope.audit('condition-unknown', { by });
    else if (!rows.some(({ category, state }) => category === one.category && isOpen(state)))
      await raiseCondition(scope, { ...one, by });
  }
}
