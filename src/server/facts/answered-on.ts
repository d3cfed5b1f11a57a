/** Where a condition is answered, and what settles it: one that a rule raised may have a page and rules of its own. */
import type { ConditionCategory } from '../../types/condition-category.ts';
import type { ConditionRow } from '../application/application-scope.ts';

/** What `raisedBy` says of a condition that a rule of the flow raised. */
export const byRule = 'rule';

type Raised = Pick<ConditionRow, 'raisedBy'>;

/** The page of the flow, with its parameters. */
export function pageOf({ raisedBy }: Raised, { page, raised }: ConditionCategory): string {
  return (raisedBy === byRule ? raised?.page : undefined) ?? page;
}

/** Whether rules alone settle it, so that no one at the desk decides about it here. */
export function followsRule(
  { raisedBy }: Raised,
  { settled, raised, documents }: ConditionCategory,
): boolean {
  if (raisedBy === byRule) return raised?.page !== undefined || documents === undefined;
  return settled !== undefined || documents === undefined;
}
