/** Notes that the borrower wants a document on paper, which is free. A copy that is still to be mailed keeps its day. */
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { textsOf } from './answers.ts';

export const requestPaperCopy: Effect = {
  name: 'request-paper-copy',
  run: async (context) => {
    const { paperCopies = {}, paperMailed = {} } = await stored(context, 'underwriting');
    const own = new Set((await context.documents.list()).map(({ uuid }) => uuid));
    const uuids = textsOf(context.data, 'documents').filter((uuid) => own.has(uuid));
    const fresh = uuids.filter((uuid) => (paperCopies[uuid] ?? 0) <= (paperMailed[uuid] ?? 0));
    const now = Object.fromEntries(fresh.map((uuid) => [uuid, context.now]));
    await record(context, 'underwriting', { paperCopies: now });
    await context.audit('paper-copy-requested', { documents: uuids });
  },
};
