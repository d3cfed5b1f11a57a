/**
 * Takes what the borrower sends for one document of the condition that the page's address names. A condition that was
 * settled meanwhile takes nothing; the files stay with the application's documents.
 */
import { isOpen, needsBorrower } from '../../engine/conditions/condition-state.ts';
import type { AskedDocument, ConditionRow } from '../application/application-scope.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { findCondition } from '../conditions/find-condition.ts';
import { putDocuments } from '../conditions/put-documents.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { fileUuids, textOf } from './answers.ts';

export const sendConditionDocuments: Effect = {
  name: 'send-condition-documents',
  run: async (context) => {
    const { row } = await findCondition(context, context.params.conditionUuid ?? '');
    if (!isOpen(row.state)) throw new Refusal(409, [says('condition.settled')]);
    const asked = askedOf(row, textOf(context.data, 'document'));
    const files = fileUuids(context.data, 'files');
    refuseTooMany(context, row, asked, files);
    for (const uuid of files) await context.uploads.retype(uuid, asked.type);
    const note = textOf(context.data, 'note');
    const { rejectReason: _, ...kept } = asked;
    const sent: AskedDocument = { ...kept, status: 'SUBMITTED', files, ...(note && { note }) };
    await putDocuments(
      context,
      row,
      row.body.documents.map((one) => (one === asked ? sent : one)),
    );
    await context.audit('condition-documents-sent', { condition: row.uuid, files: files.length });
  },
};

/** The document that the borrower chose, or the only one that is asked for. */
function askedOf({ body }: ConditionRow, chosen: string | undefined): AskedDocument {
  const open = body.documents.filter(({ status }) => needsBorrower(status));
  const asked = chosen === undefined ? open[0] : open.find(({ uuid }) => uuid === chosen);
  if (open.length === 0) throw new Refusal(409, [says('condition.sent')]);
  if (!asked || (chosen === undefined && open.length > 1))
    throw refuseField('document', says('condition.which'));
  return asked;
}

function refuseTooMany(
  { world, application }: EffectContext,
  { body }: ConditionRow,
  asked: AskedDocument,
  files: readonly string[],
): void {
  const most = limitsOf(world, application.orgCode).conditions.files;
  const others = body.documents.filter((one) => one !== asked).flatMap((one) => one.files);
  if (others.length + files.length > most) throw refuseField('files', says('condition.files', { most }));
}
