/** The calls of one application (SPEC-10). Checks the shape of every answer. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import type { FileRef } from '../../data/file-ref.ts';
import { type Journey, toJourney } from '../../data/journey.ts';
import type { JsonObject } from '../../data/json.ts';
import type { PageCall } from '../../data/page-call.ts';
import type { Submission } from '../../data/submission.ts';
import type { Whereabouts } from '../../data/whereabouts.ts';
import type { Send } from '../transport/client.ts';
import { toBytes } from '../transport/to-bytes.ts';

export type ApplicationApi = ReturnType<typeof applicationApi>;

const LINES = '/service-application/api/v1/application/heloc';

/** Where a submission comes from: the page, and the journey's version that it was drawn from. */
export type Sent = { page: string; params: Record<string, string>; version: number | undefined };

/** The calls of the application `uuid`. `onContent` hears the content version of each answer. */
export function applicationApi(
  send: Send,
  uuid: string,
  onContent: (hash: string | undefined) => void = () => undefined,
) {
  const base = `${LINES}/${uuid}`;
  const read = (body: unknown): Journey => {
    const journey = toJourney(body);
    onContent(journey.contentHash);
    return journey;
  };
  return {
    key: `${base}/journey`,
    journey: async (): Promise<Journey> => read(await send({ method: 'GET', path: `${base}/journey` })),
    status: async (): Promise<Whereabouts> => {
      const path = `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`;
      const body = await send({ method: 'GET', path, attempts: 1 });
      if (!isRecord(body)) return { step: null };
      const { step, page, revision } = body;
      return {
        step: typeof step === 'string' ? step : null,
        ...(typeof page === 'string' ? { page } : {}),
        ...(typeof revision === 'string' ? { revision } : {}),
      };
    },
    submit: async ({ page, params, version }: Sent, { action, data, key }: Submission): Promise<Journey> => {
      const body = { page, ...(Object.keys(params).length > 0 && { params }), action, data, version };
      const headers = { 'idempotency-key': key };
      return read(await send({ method: 'POST', path: `${base}/submission`, body, headers }));
    },
    saveDraft: ({ page, params }: Omit<Sent, 'version'>, data: JsonObject, keepalive: boolean) => {
      const body = { ...(Object.keys(params).length > 0 && { params }), data };
      return send({ method: 'PUT', path: `${base}/drafts/${page}`, body, keepalive });
    },
    upload: async (file: File, type: string): Promise<FileRef> => {
      const body = new FormData();
      body.append('file', file);
      return toFileRef(await send({ method: 'POST', path: `${base}/files`, query: { type }, body }));
    },
    removeFile: async (id: string): Promise<void> => {
      await send({ method: 'DELETE', path: `${base}/files/${id}` });
    },
    pdf: async (id: string, as?: 'preview' | 'thumbnail'): Promise<ArrayBuffer> =>
      toBytes(await send({ method: 'GET', path: `${base}/documents/${id}`, ...(as && { query: { as } }) })),
    /** How many waits were skipped: none where a person acts next. */
    skipWait: async (): Promise<number> => {
      const body = await send({ method: 'POST', path: `/sandbox/${uuid}/skip-wait`, body: {} });
      return isRecord(body) && typeof body.skipped === 'number' ? body.skipped : 0;
    },
    call: (call: PageCall) => send(call),
  };
}

/** A file as the server answers it. */
export function toFileRef(body: unknown): FileRef {
  if (!isRecord(body)) throw new Error('The upload was not answered');
  return {
    uuid: String(body.uuid),
    name: String(body.name),
    size: Number(body.size),
    type: String(body.type),
  };
}
