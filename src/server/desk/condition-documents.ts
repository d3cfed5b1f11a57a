/** What a reviewer found in what borrowers sent for the conditions of an application: all of it at once, or one document. */
import type { ApplicationScope, AskedDocument, ConditionRow } from '../application/application-scope.ts';
import { findCondition } from '../conditions/find-condition.ts';
import { putDocuments } from '../conditions/put-documents.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { type Said, says } from '../platform/language/said.ts';
import type { ReviewContext, ReviewEffect } from './review-effect.ts';

export const acceptConditionDocuments: ReviewEffect = {
  name: 'accept-condition-documents',
  run: (context) => settleAll(context, { status: 'ACCEPTED' }),
};

/** What the borrower is told, by the value of the reviewer's answer. Stored by name; worded whenever it is read. */
const reasons: Readonly<Record<string, Said>> = {
  unreadable: says('condition.unreadable'),
  incomplete: says('condition.incomplete'),
  old: says('condition.old'),
  otherName: says('condition.otherName'),
  otherDocument: says('condition.otherDocument'),
};

export const refuseConditionDocuments: ReviewEffect = {
  name: 'refuse-condition-documents',
  run: async (context) => {
    const reason = reasons[context.value ?? ''];
    if (!reason) throw new Error(`"${context.value}" is no reason to ask for a document again.`);
    await settleAll(context, { status: 'REJECTED', reason: reason.says });
  },
};

/** `reason`: the name of a sentence, or the reviewer's own words to the borrower. */
export type Verdict =
  | { status: 'ACCEPTED'; legalDescription?: string }
  | { status: 'REJECTED'; reason: string };

/** 409 for a document that waits for no verdict. @param document identifier of the document in the condition */
export async function settleDocument(
  scope: ApplicationScope,
  { condition, document, verdict }: { condition: string; document: string; verdict: Verdict },
): Promise<void> {
  const { row, category } = await findCondition(scope, condition);
  const asked = row.body.documents.find(({ uuid }) => uuid === document);
  if (asked?.status !== 'SUBMITTED') throw new Refusal(409, [says('condition.decided')]);
  await settle(scope, row, { of: [asked], verdict, needs: category.acceptedWith });
}

async function settleAll(context: ReviewContext, verdict: Verdict): Promise<void> {
  const rows = (await context.conditions.list()).filter(({ state }) => state === 'SUBMITTED');
  for (const row of rows) {
    const { category } = await findCondition(context, row.uuid);
    const of = row.body.documents.filter(({ status }) => status === 'SUBMITTED');
    if (of.length > 0) await settle(context, row, { of, verdict, needs: category.acceptedWith });
  }
}

type Settled = { of: AskedDocument[]; verdict: Verdict; needs: 'legalDescription' | undefined };

async function settle(scope: ApplicationScope, row: ConditionRow, { of, verdict, needs }: Settled) {
  const legalDescription = verdict.status === 'ACCEPTED' ? typed(scope, verdict, needs) : undefined;
  const documents = row.body.documents.map((one) => (of.includes(one) ? judged(one, verdict) : one));
  await putDocuments(scope, row, documents, {
    reviewed: true,
    ...(legalDescription && { legalDescription }),
  });
  const { uuid } = row;
  await scope.audit('condition-documents-reviewed', {
    condition: uuid,
    status: verdict.status,
    of: of.length,
  });
}

function judged(asked: AskedDocument, verdict: Verdict): AskedDocument {
  if (verdict.status === 'ACCEPTED') return { ...asked, status: 'ACCEPTED' };
  return { ...asked, status: 'REJECTED', rejectReason: verdict.reason };
}

// The sandbox's reviewer reads no deed.
const sample = 'Lot 12, Block 3, Sandbox Estates, as recorded in Book 41 of Maps, Page 7, County of Sample.';

function typed(
  { world }: ApplicationScope,
  { legalDescription }: Extract<Verdict, { status: 'ACCEPTED' }>,
  needs: Settled['needs'],
): string | undefined {
  if (needs === undefined) return undefined;
  const text = legalDescription || (world.mode === 'sandbox' ? sample : '');
  if (!text) throw new Refusal(409, [says('condition.typed')]);
  return text;
}
