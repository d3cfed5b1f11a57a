/** A frame that a browser sends: JSON with a word `t`. Whatever is not one of these is refused, and nothing of it is read. */
import { isRecord } from '../../engine/facts/facts.ts';

export type Frame =
  | { t: 'hello'; token: string; channelId: string; lastSeq: number }
  | { t: 'ping'; ts: number }
  | { t: 'send'; clientId: string; text: string; files: readonly unknown[] }
  | { t: 'read'; seq: number };

/** Undefined for what is no frame. @param data as it came: bytes of UTF-8 */
export function readFrame(data: Buffer): Frame | undefined {
  const json = parsed(data);
  if (!isRecord(json)) return undefined;
  const { t, token, channelId, clientId, text, seq, ts, lastSeq = 0, files = [] } = json;
  if (t === 'hello' && isText(token) && isText(channelId) && isCount(lastSeq))
    return { t, token, channelId, lastSeq };
  if (t === 'ping' && isCount(ts)) return { t, ts };
  if (t === 'send' && isText(clientId) && ownIds.test(clientId) && isText(text) && Array.isArray(files))
    return { t, clientId, text, files };
  if (t === 'read' && isCount(seq)) return { t, seq };
  return undefined;
}

const ownIds = /^[\w-]{1,64}$/;
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function parsed(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
}
