/** A frame that a browser sends: JSON with a word `t`. Whatever is not one of these is refused, and nothing of it is read. */
import { isRecord } from '../../engine/facts/facts.ts';

export type Frame =
  /** Of an agent, `token` is that of the session; without a chat the connection is the desk's own. */
  | { t: 'hello'; role: 'borrower' | 'agent'; token: string; channelId: string; lastSeq: number }
  /** `language` is the tag of what a borrower reads now. */
  | { t: 'ping'; ts: number; language?: string }
  | { t: 'send'; clientId: string; text: string; files: readonly string[] }
  /** What is in the field; null when that is nothing. */
  | { t: 'typing'; preview: string | null }
  | { t: 'read'; seq: number };

/** Undefined for what is no frame. @param data as it came: bytes of UTF-8 */
export function readFrame(data: Buffer): Frame | undefined {
  const json = parsed(data);
  if (!isRecord(json)) return undefined;
  const read = typeof json.t === 'string' && Object.hasOwn(readers, json.t) ? readers[json.t] : undefined;
  return read?.(json);
}

type Json = Record<string, unknown>;

const readers: Record<string, (json: Json) => Frame | undefined> = {
  hello: ({ role = 'borrower', token, channelId = '', lastSeq = 0 }) =>
    isRole(role) && isText(token) && isText(channelId) && isCount(lastSeq)
      ? { t: 'hello', role, token, channelId, lastSeq }
      : undefined,
  ping: ({ ts, language }) =>
    isCount(ts) && (language === undefined || isTag(language))
      ? { t: 'ping', ts, ...(language !== undefined && { language }) }
      : undefined,
  send: ({ clientId, text, files = [] }) =>
    isText(clientId) && ownIds.test(clientId) && isText(text) && isTexts(files)
      ? { t: 'send', clientId, text, files }
      : undefined,
  typing: ({ preview }) => (preview === null || isText(preview) ? { t: 'typing', preview } : undefined),
  read: ({ seq }) => (isCount(seq) ? { t: 'read', seq } : undefined),
};

const ownIds = /^[\w-]{1,64}$/;
const isTag = (value: unknown): value is string => isText(value) && /^[a-zA-Z-]{1,20}$/.test(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isRole = (value: unknown): value is 'borrower' | 'agent' => value === 'borrower' || value === 'agent';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function parsed(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
}
