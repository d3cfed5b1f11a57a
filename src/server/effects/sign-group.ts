/**
 * Signs a group of documents: the borrower has read every one, the typed name is the legal one, the signature stands
 * under each.
 */

import type { DocumentRow } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import type { EffectContext } from '../backend/effect.ts';
import { signDocuments } from '../documents/sign-documents.ts';
import { esignWithdrawnAt } from '../facts/esign-withdrawn-at.ts';
import { isSignatureOf, legalName } from '../facts/legal-name.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { signatureOf, textsOf } from './answers.ts';

/**
 * @param field the signature's field
 * @param read the field with the documents that were read to the end; without it, the page itself shows what is signed
 */
export async function signGroup(
  context: EffectContext,
  rows: DocumentRow[],
  { field, read }: { field: string; read?: string },
): Promise<void> {
  await refuseWithoutEsign(context);
  if (read) refuseUnread(context.data, rows, read);
  const { typedName, initials } = signatureOf(context.data, field);
  await refuseOtherName(context, typedName, field);
  const { ip, userAgent } = context.request;
  await signDocuments(context, rows, { typedName, ip, userAgent, ...(initials ? { initials } : {}) });
}

// Without that consent an electronic document binds no one (15 U.S.C. 7001(c)).
async function refuseWithoutEsign(context: EffectContext) {
  if ((await esignWithdrawnAt(context)) === undefined) return;
  throw new Refusal(409, [says('document.noEsign')]);
}

/** Refuses with 422 at `field` while one of the documents is not among those that were read to the end. */
export function refuseUnread(data: JsonObject, rows: DocumentRow[], field: string) {
  const seen = new Set(textsOf(data, field));
  const unread = rows.filter(({ uuid }) => !seen.has(uuid)).map(({ title }) => title);
  if (unread.length === 0) return;
  throw refuseField(field, says('document.readFirst', { titles: unread.join(', ') }));
}

async function refuseOtherName(context: EffectContext, typedName: string, field: string) {
  const profile = await stored(context, 'profile');
  if (isSignatureOf(profile, typedName)) return;
  throw refuseField(field, says('document.otherName', { name: legalName(profile) }));
}
