/** Where the person is logged in. Never stale. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import { useSend } from '../transport/api-context.ts';
import { RENEWED, useAnswer } from './use-answer.ts';

/** Moments are ISO 8601. */
export type SessionEntry = { uuid: string; device: string; seenAt: string; current: boolean };

const PATH = '/identity/secure/api/v1/sessions';

/** `end` ends one session, or without an argument all others, then reloads the list. */
export function useSessions() {
  const send = useSend();
  const { data, error, isLoading, mutate } = useAnswer({ path: PATH, attempts: 2, read: toEntries }, RENEWED);
  const end = async (uuid?: string): Promise<void> => {
    await send({ method: 'DELETE', path: uuid === undefined ? PATH : `${PATH}/${uuid}` });
    await mutate();
  };
  return { data, error, isLoading, end };
}

function toEntries(body: unknown): SessionEntry[] {
  const list = Array.isArray(body) ? body.filter(isRecord) : [];
  return list.map(({ uuid, device, seenAt, current }) => ({
    uuid: String(uuid),
    device: String(device),
    seenAt: String(seenAt),
    current: current === true,
  }));
}
