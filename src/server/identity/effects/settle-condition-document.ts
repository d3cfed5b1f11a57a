/** A person at the lender accepts a document of a condition, or asks for it again with a reason that the borrower reads. */

import type { Verdict } from '../../desk/condition-documents.ts';
import { settleDocument } from '../../desk/condition-documents.ts';
import type { JsonObject } from '../../platform/db/tables/column.ts';
import { inApplication } from '../../standing/in-application.ts';
import { type AccountEffect, textOf } from './account-effect.ts';
import { askedApplication } from './asked-application.ts';

export const settleConditionDocument: AccountEffect = {
  name: 'settle-condition-document',
  run: async (context) => {
    const { reviewer, application } = await askedApplication(context);
    const [condition = '', document = ''] = textOf(context.data, 'document').split('/');
    const verdict = verdictOf(context.data);
    await inApplication(
      context.backend.world,
      application.uuid,
      (scope) => settleDocument(scope, { condition, document, verdict }),
      { actor: reviewer.uuid },
    );
    return {};
  },
};

function verdictOf(data: JsonObject): Verdict {
  if (data.verdict === 'REJECTED') return { status: 'REJECTED', reason: textOf(data, 'reason') };
  const text = data.legalDescription;
  return { status: 'ACCEPTED', ...(typeof text === 'string' && { legalDescription: text.trim() }) };
}
