/** A message of the library becomes one of our own chat, and is answered when that has it. */
import { randomUUID } from 'node:crypto';
import { isRecord } from '../../../engine/facts/facts.ts';
import type { Frame } from './paired-socket.ts';
import type { TwilioLine } from './twilio-line.ts';

/** The index that the message got; 429 for too many, 403 once the chat is over, 400 for what our chat does not take. */
export async function sendMessage(line: TwilioLine, body: unknown) {
  const { body: text, media_sids: files, attributes } = isRecord(body) ? body : {};
  const clientId = clientIdIn(attributes) ?? randomUUID();
  const answer = new Promise<Frame>((come) => line.waits.set(clientId, come));
  line.desk.say({
    t: 'send',
    clientId,
    text: typeof text === 'string' ? text : '',
    files: Array.isArray(files) ? files : [],
  });
  const { t, id, seq, code, message } = await answer;
  if (t === 'ack') return { status: 201, body: { sid: id, index: Number(seq) - 1, author: 'borrower' } };
  const status = refusals[String(code)] ?? 400;
  return { status, body: { status, code: 0, message } };
}

const refusals: Record<string, number> = { RATE: 429, ENDED: 403, LATER: 500 };

/** The adapter's own identifier, by which it knows the message again. */
function clientIdIn(attributes: unknown): string | undefined {
  try {
    const read: unknown = JSON.parse(String(attributes));
    return isRecord(read) && typeof read.clientId === 'string' ? read.clientId : undefined;
  } catch {
    return undefined;
  }
}
