/** Raises a condition: a rule of the flow, an outside party or a person at the lender asks the borrower for something. */
import { randomUUID } from 'node:crypto';
import { documentsRequired } from '../../engine/conditions/documents-required.ts';
import { isBankingDay } from '../../engine/finance/business-day.ts';
import { daysAfter } from '../../engine/finance/days-after.ts';
import type { ConditionCategory } from '../../types/condition-category.ts';
import type { ApplicationScope, AskedDocument, ConditionRow } from '../application/application-scope.ts';
import { byRule } from '../facts/answered-on.ts';
import { categoriesOf } from '../facts/categories-of.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { legalDay } from '../platform/legal-day.ts';

export type RaisedCondition = {
  category: string;
  /** "rule", the name of an outside party, or the account of a person at the lender. */
  by: string;
  comments?: string;
  notes?: string;
  numDocsRequired?: number;
  /** In place of those that the category lists. */
  documents?: { type: string; title: string }[];
};

/** 422 for a category that the lender's flow does not have. */
export async function raiseCondition(scope: ApplicationScope, given: RaisedCondition): Promise<ConditionRow> {
  const { world, application, now } = scope;
  const { categories = {} } = categoriesOf(scope) ?? {};
  const category = Object.hasOwn(categories, given.category) ? categories[given.category] : undefined;
  if (!category) throw new Refusal(422, [says('condition.unknown')]);
  const { comments, notes, numDocsRequired } = given;
  const row = await scope.conditions.add({
    category: given.category,
    state: 'REQUESTED',
    dueOn: daysAfter(legalDay(now), limitsOf(world, application.orgCode).conditions.dueDays, isBankingDay),
    raisedBy: given.by,
    body: {
      documents: asked(given, category),
      ...(comments ? { comments } : {}),
      ...(notes ? { notes } : {}),
      ...(numDocsRequired === undefined ? {} : { numDocsRequired }),
    },
  });
  const { uuid, occasion } = row;
  await scope.audit('condition-raised', { category: given.category, condition: uuid, occasion });
  return row;
}

function asked(given: RaisedCondition, { documents = [], raised }: ConditionCategory): AskedDocument[] {
  if (given.by === byRule && raised?.page !== undefined) return [];
  const named = given.documents?.length ? given.documents : documents.flatMap((one) => counted(one, given));
  return named.map(({ type, title }) => ({
    uuid: randomUUID(),
    type,
    title,
    status: 'REQUESTED',
    files: [],
  }));
}

type Listed = NonNullable<ConditionCategory['documents']>[number];

// ACC-D5: one paystub, or as many as the condition says.
function counted({ type, title, counted }: Listed, { numDocsRequired }: RaisedCondition) {
  const xtraData = numDocsRequired === undefined ? {} : { numDocsRequired };
  const count = counted ? documentsRequired({ xtraData }) : 1;
  return Array.from({ length: count }, (_, index) => ({
    type,
    title: count === 1 ? title : `${title} (${index + 1} of ${count})`,
  }));
}
