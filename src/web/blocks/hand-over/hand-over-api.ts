/** The calls of a hand-over: the borrower's side has a session, the phone's side only its link's token. */
import { isRecord } from '../../../engine/facts/facts.ts';
import { toFileRef } from '../../platform/api/calls/application-api.ts';
import type { Send } from '../../platform/api/transport/client.ts';
import type { FileRef } from '../../platform/data/file-ref.ts';
import type { PageCall } from '../../platform/data/page-call.ts';

export type SentFiles = Record<string, FileRef[]>;
const STATES = ['NONE', 'WAITING', 'OPENED', 'DONE', 'REVOKED', 'EXPIRED'] as const;
export type HandOverState = (typeof STATES)[number];
export type PhoneTask = { flow: string; page: string; fields: string[]; files: SentFiles };

/** The borrower's side, by the calls that a page may make. */
export function handOverApi(call: (request: PageCall) => Promise<unknown>, application: string) {
  const path = `/service-application/api/v1/application/heloc/${application}/hand-over`;
  return {
    open: async (page: string, fields: readonly string[]): Promise<string> => {
      const body = await call({ method: 'POST', path, body: { page, fields } });
      return isRecord(body) ? String(body.token) : '';
    },
    look: async (): Promise<{ state: HandOverState; files: SentFiles }> => {
      const body = await call({ method: 'GET', path });
      const answer = isRecord(body) ? body : {};
      return { state: toState(answer.state), files: toFiles(answer.files) };
    },
    end: () => call({ method: 'DELETE', path }),
  };
}

const PHONE = '/service-application/external/api/v1/hand-over';

/** The phone's side. */
export function phoneApi(send: Send, token: string) {
  const headers = { 'x-hand-over': token };
  return {
    task: async (): Promise<PhoneTask> => toTask(await send({ method: 'GET', path: PHONE, headers })),
    upload: async (field: string, file: File): Promise<FileRef> => {
      const body = new FormData();
      body.append('file', file);
      const path = `${PHONE}/files`;
      return toFileRef(await send({ method: 'POST', path, query: { field }, body, headers }));
    },
    remove: async (uuid: string): Promise<void> => {
      await send({ method: 'DELETE', path: `${PHONE}/files/${uuid}`, headers });
    },
    done: () => send({ method: 'POST', path: `${PHONE}/done`, body: {}, headers }),
  };
}

function toTask(body: unknown): PhoneTask {
  if (!isRecord(body)) throw new Error('The link was not answered');
  const fields = Array.isArray(body.fields) ? body.fields.map(String) : [];
  return { flow: String(body.flow), page: String(body.page), fields, files: toFiles(body.files) };
}

function toFiles(value: unknown): SentFiles {
  const fields = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    fields.map(([field, files]) => [field, Array.isArray(files) ? files.map(toFileRef) : []]),
  );
}

function toState(value: unknown): HandOverState {
  return STATES.find((state) => state === value) ?? 'NONE';
}
