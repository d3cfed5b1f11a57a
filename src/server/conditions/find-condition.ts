/** The condition that a page's address or a reviewer names, with its category. */
import type { ConditionCategory } from '../../types/condition-category.ts';
import type { ApplicationScope, ConditionRow } from '../application/application-scope.ts';
import { categoriesOf } from '../facts/categories-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';

export type FoundCondition = { row: ConditionRow; category: ConditionCategory };

/** 404 for one that this application does not have. */
export async function findCondition(scope: ApplicationScope, uuid: string): Promise<FoundCondition> {
  const row = (await scope.conditions.list()).find((one) => one.uuid === uuid);
  const { categories = {} } = categoriesOf(scope) ?? {};
  const category = row && categories[row.category];
  if (!row || !category) throw new Refusal(404, [says('condition.none')]);
  return { row, category };
}
