/** Documents that are signed at an office: the person has read each to the end and has copies. Nothing is signed here. */
import { mark } from '../application/mark.ts';
import { record } from '../application/stored.ts';
import type { EffectContext } from '../backend/effect.ts';
import type { Occasion } from '../documents/make-documents.ts';
import { occasionDocuments } from '../documents/occasion-documents.ts';
import { refuseUnread } from './sign-group.ts';

export async function receiveDocuments(context: EffectContext, occasion: Occasion): Promise<void> {
  const documents = await occasionDocuments(context, occasion);
  refuseUnread(context.data, documents, 'read');
  const readAt = new Date(context.now).toISOString();
  for (const { uuid } of documents) await context.documents.annotate(uuid, { readAt });
  await mark(context, 'received');
  await context.audit('closing-received', { count: documents.length });
  await record(context, 'status', { disclosurelistClosingComplete: true });
}
