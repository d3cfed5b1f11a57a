/** A page of a transcript as the provider answers it: the latest first. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import type { ChatFile, ChatMessage } from '../../port/chat-provider.ts';

/** In their order, the oldest first. What is no message is left out. @param own the senders who are the borrower */
export function readTranscript(body: unknown, own: readonly string[]): ChatMessage[] {
  const data = isRecord(body) ? body.data : undefined;
  return (Array.isArray(data) ? data.filter(isRecord) : [])
    .flatMap((entry) => readMessage(entry, own))
    .reverse();
}

function readMessage(entry: Record<string, unknown>, own: readonly string[]): ChatMessage[] {
  const { id, senderId, text, createdAt, attachment } = entry;
  const moment =
    typeof createdAt === 'number' || typeof createdAt === 'string' ? new Date(createdAt) : undefined;
  if (typeof id !== 'string' || !moment || Number.isNaN(moment.getTime())) return [];
  return [
    {
      ...{ id, seq: moment.getTime(), role: roleOf(senderId, own), at: moment.toISOString(), status: 'sent' },
      text: typeof text === 'string' ? text : '',
      files: (Array.isArray(attachment) ? attachment : [attachment]).flatMap(readFile),
    },
  ];
}

function roleOf(senderId: unknown, own: readonly string[]): ChatMessage['role'] {
  if (typeof senderId !== 'string' || senderId === '') return 'system';
  return own.includes(senderId) ? 'borrower' : 'agent';
}

function readFile(attachment: unknown): ChatFile[] {
  if (!isRecord(attachment)) return [];
  const { url, size, name } = attachment;
  // An address of another kind than https is no file.
  if (typeof url !== 'string' || !URL.canParse(url) || new URL(url).protocol !== 'https:') return [];
  const last = lastPart(new URL(url).pathname);
  return [{ url, size: typeof size === 'number' ? size : 0, name: typeof name === 'string' ? name : last }];
}

function lastPart(path: string): string {
  const part = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
