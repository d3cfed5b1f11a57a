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

/** Whether rules or its page settle it, so that no review of the application's conditions waits for it. */
export function followsRule({ raisedBy }: Raised, { settled, documents }: ConditionCategory): boolean {
  return raisedBy === byRule || settled !== undefined || documents === undefined;
}
