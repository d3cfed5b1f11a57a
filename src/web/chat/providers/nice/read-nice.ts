/** Reads what the SDK brings: all of it is unknown until it is read. */
import { type Facts, isRecord } from '../../../../engine/facts/facts.ts';
import { readPath } from '../../../../engine/facts/read-path.ts';
import type { ChatFile, ChatMessage } from '../../port/chat-provider.ts';

/** A list of messages, the oldest first. @param path where the list stands, in dots */
export function readMessages(body: unknown, path: string): ChatMessage[] {
  const list = isRecord(body) ? readPath(body as Facts, path) : undefined;
  const messages = Array.isArray(list) ? list.flatMap(readMessage) : [];
  return messages.sort((one, other) => one.seq - other.seq);
}

/** The customer's messages come in, those of the lender go out. */
export function readMessage(entry: unknown): ChatMessage[] {
  if (!isRecord(entry)) return [];
  const { id, direction, createdAt, messageContent, attachments } = entry;
  const moment = Date.parse(typeof createdAt === 'string' ? createdAt : '');
  if (typeof id !== 'string' || Number.isNaN(moment)) return [];
  const text = isRecord(messageContent) ? messageContent.text : undefined;
  return [
    {
      ...{ id, seq: moment, at: new Date(moment).toISOString(), status: 'sent' },
      role: direction === 'inbound' ? 'borrower' : 'agent',
      text: typeof text === 'string' ? text : '',
      files: Array.isArray(attachments) ? attachments.flatMap(readFile) : [],
    },
  ];
}

/** The SDK says no sizes. */
function readFile(entry: unknown): ChatFile[] {
  if (!isRecord(entry)) return [];
  const { friendlyName, url } = entry;
  return typeof friendlyName === 'string' && typeof url === 'string'
    ? [{ name: friendlyName, size: 0, url }]
    : [];
}

/** A value anywhere in what came. @param path in dots */
export function valueAt(body: unknown, path: string): unknown {
  return isRecord(body) ? readPath(body as Facts, path) : undefined;
}
