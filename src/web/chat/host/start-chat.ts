/** Asks for a chat. An answer that comes when the panel no longer waits for it is dropped, and its chat with it. */
import type { ChatSession } from '../../../types/chat-session.ts';
import type { ChatMode } from '../../../types/enumerations.ts';
import { ApiError } from '../../platform/api/transport/api-error.ts';
import { nothingShown } from '../data/chat-view.ts';
import { refusalOf } from '../data/refusal-of.ts';
import type { Said } from '../data/transcript.ts';
import type { ChatParts } from './chat-parts.ts';
import { initPayload } from './init-payload.ts';
import { proveBorrower } from './prove-borrower.ts';

export async function startChat(parts: ChatParts, kind: 'live' | 'bot'): Promise<void> {
  const { run, world, view } = parts;
  const { isShown, opening, focus, messages } = view.read();
  const asked = messages.some(({ role }) => role === 'bot') ? messages.map(before) : [];
  view.change({ ...nothingShown, isShown, opening, focus, messages: asked, isCaughtUp: kind === 'bot' });
  const turn = run.turn();
  try {
    await proveBorrower(parts);
    if (run.turn() !== turn) return;
    const session = await sessionOf(parts, kind === 'bot' ? 'chatbot' : world.carrier());
    if (run.turn() === turn) run.tell({ name: 'started', [kind]: session });
    else parts.line.drop();
  } catch (error) {
    if (run.turn() !== turn) return;
    const status = error instanceof ApiError ? error.status : 0;
    view.change({ refusal: refusalOf(error) });
    run.tell({ name: 'failed', status });
  }
}

/** Opens the line and asks for a chat. Throws ApiError or ChatFailure. */
export async function sessionOf(parts: ChatParts, mode: ChatMode): Promise<ChatSession> {
  const { world, line, view } = parts;
  const payload = initPayload(parts, mode);
  const { provider, signal } = await line.open(mode);
  const { attach, send } = provider.can;
  view.change({ can: { attach, send } });
  const session = await provider.start(payload, signal);
  const { friendlyName, emailAddress } = payload;
  return { loginTimestamp: world.now(), friendlyName, emailAddress, ...session };
}

// What was said to the chatbot stands before the first message of what follows, whose numbers begin at 1.
const before = (message: Said, place: number): Said => ({ ...message, seq: (place + 1) / 1000 });
