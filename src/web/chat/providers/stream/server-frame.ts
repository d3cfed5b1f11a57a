/** A frame that the server sends: JSON with a word `t`. What is none is not read at all. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import type { CarriedTurn, ChatFile, ChatMessage, ChatRole } from '../../port/chat-provider.ts';

export type ServerFrame =
  /** `read`: the latest message that the other side has read. */
  | {
      t: 'welcome';
      seq: number;
      frozen: boolean;
      read: number;
      present: boolean;
      agent: Standing;
      messages: ChatMessage[];
      over?: EndedBy;
      away?: boolean;
    }
  | { t: 'pong' }
  | { t: 'message'; message: ChatMessage }
  | { t: 'ack'; clientId: string; id: string; seq: number }
  | { t: 'nack'; clientId: string; code: string }
  | ({ t: 'agent' } & Standing)
  /** `preview` is for agents: what the borrower is typing. */
  | { t: 'typing'; on: boolean; preview?: string }
  | { t: 'read'; seq: number }
  | { t: 'queue'; position: number }
  /** `over` is for agents: who ended it, or that its time is up. */
  | { t: 'channel'; frozen: boolean; over?: EndedBy }
  /** To agents: whether the borrower is there. */
  | { t: 'borrower'; away: boolean }
  | { t: 'error'; code: string }
  /** To a desk: its list of chats is another. */
  | { t: 'changed' };

/** Who answers; which of the agents only agents learn. */
export type Standing = { present: boolean; isMine?: boolean; name?: string };

/** `me`: the agent who reads it. */
export type EndedBy = 'borrower' | 'agent' | 'me' | 'time';

/** Undefined for what is no frame. @param data as the socket gave it */
export function readServerFrame(data: unknown): ServerFrame | undefined {
  const json = parsed(data);
  if (!isRecord(json)) return undefined;
  const read = Object.hasOwn(readers, String(json.t)) ? readers[json.t as ServerFrame['t']] : undefined;
  return read?.(json);
}

type Reader = (json: Record<string, unknown>) => ServerFrame | undefined;

const readers: Record<ServerFrame['t'], Reader> = {
  welcome: ({ seq, frozen, read, agent, messages, away, by, isMine }) =>
    isCount(seq) && Array.isArray(messages)
      ? {
          ...{ t: 'welcome', seq, frozen: frozen === true, read: isCount(read) ? read : 0 },
          present: isRecord(agent) && agent.present === true,
          agent: readStanding(isRecord(agent) ? agent : {}),
          messages: messages.flatMap(readMessage),
          ...readOver(by, isMine),
          ...(away === true && { away }),
        }
      : undefined,
  pong: () => ({ t: 'pong' }),
  message: (json) => {
    const [message] = readMessage(json.message);
    return message && { t: 'message', message };
  },
  ack: ({ clientId, id, seq }) =>
    isText(clientId) && isText(id) && isCount(seq) ? { t: 'ack', clientId, id, seq } : undefined,
  nack: ({ clientId, code }) =>
    isText(clientId) ? { t: 'nack', clientId, code: isText(code) ? code : '' } : undefined,
  agent: (json) => ({ t: 'agent', ...readStanding(json) }),
  typing: ({ on, preview }) => ({ t: 'typing', on: on === true, ...(isText(preview) && { preview }) }),
  read: ({ seq }) => (isCount(seq) ? { t: 'read', seq } : undefined),
  queue: ({ position }) => (isCount(position) ? { t: 'queue', position } : undefined),
  channel: ({ frozen, by, isMine }) => ({ t: 'channel', frozen: frozen === true, ...readOver(by, isMine) }),
  borrower: ({ away }) => ({ t: 'borrower', away: away === true }),
  error: ({ code }) => ({ t: 'error', code: isText(code) ? code : '' }),
  changed: () => ({ t: 'changed' }),
};

function readOver(by: unknown, isMine: unknown): { over?: EndedBy } {
  if (by === 'agent') return { over: isMine === true ? 'me' : 'agent' };
  return by === 'borrower' || by === 'time' ? { over: by } : {};
}

const readStanding = ({ present, isMine, name }: Record<string, unknown>): Standing => ({
  present: present === true,
  ...(isMine !== undefined && { isMine: isMine === true }),
  ...(isText(name) && { name }),
});

const roles: readonly string[] = ['borrower', 'agent', 'bot', 'system'] satisfies ChatRole[];

/** What is no message is left out. */
export function readMessages(json: unknown): ChatMessage[] {
  return Array.isArray(json) ? json.flatMap(readMessage) : [];
}

function readMessage(json: unknown): ChatMessage[] {
  if (!isRecord(json)) return [];
  const { id, clientId, seq, role, text, at, name, files = [], turns } = json;
  if (!isText(id) || !isCount(seq) || !isRole(role) || !isText(text) || !isText(at)) return [];
  return [
    {
      ...{ id, seq, role, text, at, status: 'sent' },
      ...(isText(clientId) && { clientId }),
      ...(isText(name) && { name }),
      files: Array.isArray(files) ? files.flatMap(readFile) : [],
      ...(Array.isArray(turns) && { turns: turns.flatMap(readTurn) }),
    },
  ];
}

function readTurn(json: unknown): CarriedTurn[] {
  if (!isRecord(json)) return [];
  const { question, answer, rating, reason } = json;
  if (!isText(question) || !isText(answer)) return [];
  return [
    { question, answer, ...(typeof rating === 'number' && { rating }), ...(isText(reason) && { reason }) },
  ];
}

function readFile(json: unknown): ChatFile[] {
  if (!isRecord(json)) return [];
  const { name, size, url } = json;
  return isText(name) && isCount(size) && isText(url) ? [{ name, size, url }] : [];
}

const isRole = (value: unknown): value is ChatRole => typeof value === 'string' && roles.includes(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}
