/** Stores where the documents of a condition stand, and with them the condition. */
import { conditionState } from '../../engine/conditions/condition-state.ts';
import type { ApplicationScope, AskedDocument, ConditionRow } from '../application/application-scope.ts';

/** @param reviewed a person at the lender looked at them now */
export async function putDocuments(
  scope: ApplicationScope,
  row: ConditionRow,
  documents: AskedDocument[],
  { reviewed = false, legalDescription }: { reviewed?: boolean; legalDescription?: string } = {},
): Promise<void> {
  const state = conditionState(documents);
  await scope.conditions.put({
    ...row,
    state,
    ...(reviewed && { reviewedAt: scope.now }),
    body: { ...row.body, documents, ...(legalDescription && { legalDescription }) },
  });
  if (state !== row.state)
    await scope.audit('condition-moved', { category: row.category, condition: row.uuid, state });
}
