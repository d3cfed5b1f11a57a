/** Ends every piece of work on an application, inside its transaction: raises what its rules now ask for, and moves what they settle. */
import { dueConditions } from '../../engine/conditions/due-conditions.ts';
import type { Standing } from '../../engine/journey/standing.ts';
import type { ApplicationScope, ConditionRow } from '../application/application-scope.ts';
import { byRule } from '../facts/answered-on.ts';
import { categoriesOf } from '../facts/categories-of.ts';
import { raiseCondition } from './raise-condition.ts';

/** @returns whether anything changed, and the facts with it */
export async function detectConditions(
  scope: ApplicationScope,
  standing: Pick<Standing, 'facts' | 'step'>,
): Promise<boolean> {
  const content = categoriesOf(scope);
  if (!content) return false;
  const rows = await scope.conditions.list();
  const known = rows.map((row) => ({ ...row, byRule: row.raisedBy === byRule }));
  const { raise, changed } = dueConditions(content.flow, content.categories, standing, known);
  for (const category of raise) await raiseCondition(scope, { category, by: byRule });
  for (const { uuid, state, over } of changed) {
    const row = rows.find((one) => one.uuid === uuid);
    if (row) await move(scope, row, { state, over });
  }
  return raise.length + changed.length > 0;
}

async function move(
  scope: ApplicationScope,
  row: ConditionRow,
  { state, over }: Pick<ConditionRow, 'state' | 'over'>,
): Promise<void> {
  const documents =
    state === 'ACCEPTED' && row.state !== state
      ? row.body.documents.map((one) => ({ ...one, status: 'ACCEPTED' as const }))
      : row.body.documents;
  await scope.conditions.put({ ...row, state, over, body: { ...row.body, documents } });
  if (state !== row.state)
    await scope.audit('condition-moved', { category: row.category, condition: row.uuid, state });
}
