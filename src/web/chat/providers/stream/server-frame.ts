/** A frame that the server sends: JSON with a word `t`. What is none is not read at all. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import type { ChatFile, ChatMessage, ChatRole } from '../../port/chat-provider.ts';

export type ServerFrame =
  | { t: 'welcome'; seq: number; frozen: boolean; present: boolean; read: number; messages: ChatMessage[] }
  | { t: 'pong' }
  | { t: 'message'; message: ChatMessage }
  | { t: 'ack'; clientId: string; id: string; seq: number }
  | { t: 'nack'; clientId: string; code: string }
  | { t: 'agent'; present: boolean }
  | { t: 'typing'; on: boolean }
  | { t: 'read'; seq: number }
  | { t: 'queue'; position: number }
  | { t: 'channel'; frozen: boolean }
  | { t: 'error'; code: string };

/** Undefined for what is no frame. @param data as the socket gave it */
export function readServerFrame(data: unknown): ServerFrame | undefined {
  const json = parsed(data);
  if (!isRecord(json)) return undefined;
  const read = Object.hasOwn(readers, String(json.t)) ? readers[json.t as ServerFrame['t']] : undefined;
  return read?.(json);
}

type Reader = (json: Record<string, unknown>) => ServerFrame | undefined;

const readers: Record<ServerFrame['t'], Reader> = {
  welcome: ({ seq, frozen, agent, read, messages }) =>
    isCount(seq) && Array.isArray(messages)
      ? {
          ...{ t: 'welcome', seq, frozen: frozen === true },
          present: isRecord(agent) && agent.present === true,
          read: isCount(read) ? read : 0,
          messages: messages.flatMap(readMessage),
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
  agent: ({ present }) => ({ t: 'agent', present: present === true }),
  typing: ({ on }) => ({ t: 'typing', on: on === true }),
  read: ({ seq }) => (isCount(seq) ? { t: 'read', seq } : undefined),
  queue: ({ position }) => (isCount(position) ? { t: 'queue', position } : undefined),
  channel: ({ frozen }) => ({ t: 'channel', frozen: frozen === true }),
  error: ({ code }) => ({ t: 'error', code: isText(code) ? code : '' }),
};

const roles: readonly string[] = ['borrower', 'agent', 'bot', 'system'] satisfies ChatRole[];

function readMessage(json: unknown): ChatMessage[] {
  if (!isRecord(json)) return [];
  const { id, clientId, seq, role, text, at, files = [] } = json;
  if (!isText(id) || !isCount(seq) || !isRole(role) || !isText(text) || !isText(at)) return [];
  return [
    {
      ...{ id, seq, role, text, at, status: 'sent' },
      ...(isText(clientId) && { clientId }),
      files: Array.isArray(files) ? files.flatMap(readFile) : [],
    },
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
