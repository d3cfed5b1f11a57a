/**
 * The chats that this browser has begun (S1 section 3): one with a person and one with the chatbot at most. What cannot be
 * read, and what has expired, is as if it were not there (ACC-C10).
 */
import { isRecord } from '../../../engine/facts/facts.ts';
import type { ChatSession } from '../../../types/chat-session.ts';
import { storageKey } from '../../platform/api/transport/token.ts';

export type StoredChats = { live?: ChatSession; bot?: ChatSession };

const NAME = 'webchat';
let memory: StoredChats = {};

/** Those that may be used now. @param now milliseconds since 1970 */
export function readChats(now: number): StoredChats {
  const all = stored();
  return {
    ...(isUsable(all.live, now) && { live: all.live }),
    ...(isUsable(all.bot, now) && { bot: all.bot }),
  };
}

/** Stores one kind of chat; undefined forgets it. */
export function writeChat(kind: keyof StoredChats, session: ChatSession | undefined): void {
  const { [kind]: _, ...others } = stored();
  memory = session ? { ...others, [kind]: session } : others;
  try {
    if (Object.keys(memory).length === 0) window.localStorage.removeItem(storageKey(NAME));
    else window.localStorage.setItem(storageKey(NAME), JSON.stringify(memory));
  } catch {
    // Storage is full or denied: the memory above carries this visit.
  }
}

/** Calls `listen` when another tab begins or ends a chat. Returns how to stop. */
export function watchChats(listen: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === null || key === storageKey(NAME)) && listen();
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function stored(): StoredChats {
  const text = read();
  const all = text === undefined ? memory : parsed(text);
  if (!isRecord(all)) return {};
  return { ...take('live', toSession(all.live)), ...take('bot', toSession(all.bot)) };
}

/** Undefined where the browser denies its storage. */
function read(): string | undefined {
  try {
    return window.localStorage.getItem(storageKey(NAME)) ?? '{}';
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const take = (kind: keyof StoredChats, session: ChatSession | undefined) =>
  session ? { [kind]: session } : {};

const isUsable = (session: ChatSession | undefined, now: number): session is ChatSession =>
  session?.expiration !== undefined && now < session.expiration;

const texts = [
  ...(['token', 'conversationSid', 'friendlyName', 'emailAddress', 'omniProxyChannelId'] as const),
  ...(['initialMessage', 'threadId', 'customerId'] as const),
];
const parts = ['providerUserId', 'providerUserToken', 'providerChannelId'] as const;

/** Undefined for what is no session: another version of the product, or another hand, may have written it. */
function toSession(body: unknown): ChatSession | undefined {
  if (!isRecord(body) || !Number.isSafeInteger(body.expiration)) return undefined;
  const { expiration, loginTimestamp, stream } = body;
  return {
    ...pick(body, texts),
    expiration: Number(expiration),
    ...(Number.isSafeInteger(loginTimestamp) && { loginTimestamp: Number(loginTimestamp) }),
    ...(isRecord(stream) && { stream: pick(stream, parts) }),
  };
}

function pick<Name extends string>(from: Record<string, unknown>, names: readonly Name[]) {
  const found = names.filter((name) => typeof from[name] === 'string').map((name) => [name, from[name]]);
  return Object.fromEntries(found) as Partial<Record<Name, string>>;
}
