/** Opens the line of a chat that has begun, in this tab or earlier, and reads what was said. */
import type { ChatSession } from '../../../types/chat-session.ts';
import type { ChatMode } from '../../../types/enumerations.ts';
import { ApiError } from '../../platform/api/transport/api-error.ts';
import type { ChatParts } from './chat-parts.ts';
import { proveBorrower } from './prove-borrower.ts';
import { takeHistory } from './take-said.ts';

/** As many as whoever carries a chat answers at once. */
const mostAtOnce = 100;

/** Continues with a chat that this browser has stored. A reload has forgotten the proof of who chats: another is asked for beside it. */
export async function resume(parts: ChatParts, kind: 'live' | 'bot'): Promise<void> {
  const { line, view, world, run } = parts;
  if (!run.known().nonce) void proveBorrower(parts);
  const session = sessionOf(parts, kind);
  const turn = run.turn();
  try {
    const { provider } = await line.open(kind === 'bot' ? 'chatbot' : (kindOf(session) ?? world.carrier()));
    const { attach, send } = provider.can;
    view.change({ can: { attach, send } });
    await connect(parts, kind);
  } catch {
    if (run.turn() === turn) run.tell({ name: 'given-up' });
  }
}

/** Until it stands, what comes is what was said before. */
export async function connect(parts: ChatParts, kind: 'live' | 'bot' = 'live'): Promise<void> {
  const { line, view, run } = parts;
  const current = line.current();
  if (!current) return;
  const session = sessionOf(parts, kind);
  view.change({ channel: session.omniProxyChannelId });
  try {
    await current.provider.resume(session, current.signal);
  } catch (error) {
    if (!current.isCurrent()) return;
    if (error instanceof ApiError) run.tell({ name: 'refresh-failed', status: error.status });
  }
  if (current.isCurrent()) view.change({ isCaughtUp: true });
}

/** The messages before those that are here; the latest, where none is. @param most how many at once */
export async function loadHistory(
  { line, view, world }: ChatParts,
  most = Number(world.core.timers?.policies?.historyMessages),
): Promise<void> {
  const current = line.current();
  if (!current?.provider.can.history) return;
  try {
    const { items, before } = await current.provider.history(view.read().earlier, most);
    if (!current.isCurrent()) return;
    takeHistory(view, items);
    view.change({ earlier: before, ...(view.read().alert === 'wrong' && { alert: undefined }) });
  } catch {
    if (current.isCurrent()) view.change({ alert: 'wrong' });
  }
}

/** All that was said. What cannot be read leaves `earlier` standing. */
export async function loadAll(parts: ChatParts): Promise<void> {
  const { view } = parts;
  for (let before = view.read().earlier; before !== undefined; before = view.read().earlier) {
    await loadHistory(parts, mostAtOnce);
    if (view.read().earlier === before) return;
  }
}

/** Lets go of the line of a chat that is over, once all of it has been read: its transcript can then be downloaded whole. */
export async function dropRead(parts: ChatParts): Promise<void> {
  const { line, view } = parts;
  const current = line.current();
  if (view.read().earlier !== undefined) await loadAll(parts);
  if (!current || current.isCurrent()) line.drop();
}

const sessionOf = ({ run }: ChatParts, kind: 'live' | 'bot') => (run.known()[kind] ?? {}) as ChatSession;

/** Which provider a stored chat is with: each leaves its own mark. */
function kindOf({ stream, threadId, customerId, conversationSid }: ChatSession): ChatMode | undefined {
  if (stream) return 'stream';
  if (threadId !== undefined) return 'nice';
  if (customerId !== undefined) return 'talkjs';
  return conversationSid?.startsWith('CH') ? 'twilio' : undefined;
}
