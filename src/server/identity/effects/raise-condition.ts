/** A person at the lender asks the borrower for something. */

import { isRecord } from '../../../engine/facts/facts.ts';
import type { ApplicationScope } from '../../application/application-scope.ts';
import { raiseCondition } from '../../conditions/raise-condition.ts';
import { reviewEffects } from '../../desk/review-effects.ts';
import { categoriesOf } from '../../facts/categories-of.ts';
import { lenderOf } from '../../facts/lender.ts';
import type { JsonObject } from '../../platform/db/tables/column.ts';
import { inApplication } from '../../standing/in-application.ts';
import { type AccountEffect, textOf } from './account-effect.ts';
import { askedApplication } from './asked-application.ts';

export const raiseConditionEffect: AccountEffect = {
  name: 'raise-condition',
  run: async (context) => {
    const { reviewer, application } = await askedApplication(context);
    const { data, backend } = context;
    const given = {
      ...{ category: textOf(data, 'category'), by: reviewer.uuid, documents: documentsOf(data) },
      ...{ comments: longText(data, 'comments'), notes: longText(data, 'notes') },
      ...(typeof data.numDocsRequired === 'number' && { numDocsRequired: data.numDocsRequired }),
    };
    const raise = async (scope: ApplicationScope) => {
      await raiseCondition(scope, given);
      await openPage(scope, given.category);
    };
    await inApplication(backend.world, application.uuid, raise, { actor: reviewer.uuid });
    return {};
  },
};

// What lets the borrower answer where the page is closed by then.
async function openPage(scope: ApplicationScope, name: string): Promise<void> {
  const { world, application } = scope;
  const { categories = {} } = categoriesOf(scope) ?? {};
  const lender = lenderOf(world, application.orgCode);
  for (const effect of categories[name]?.asks ?? []) {
    const found = reviewEffects[effect];
    if (!found) throw new Error(`The effect "${effect}" of the condition "${name}" is not registered.`);
    await found.run({ ...scope, lender, review: name, answer: 'raised', value: undefined });
  }
}

function documentsOf({ documents }: JsonObject): { type: string; title: string }[] {
  const listed = Array.isArray(documents) ? documents.filter(isRecord) : [];
  return listed.map(({ type, title }) => ({ type: String(type), title: String(title) }));
}

// `textOf` cuts what a page without a limit of its own could send; these have theirs.
function longText(data: JsonObject, field: string): string {
  const value = data[field];
  return typeof value === 'string' ? value.trim() : '';
}
