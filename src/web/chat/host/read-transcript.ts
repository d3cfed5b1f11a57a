/** Reads what was said in a chat that someone else carried: without a form, as no one is waited for and nothing is sent. */
import { ApiError } from '../../platform/api/transport/api-error.ts';
import { nothingShown } from '../data/chat-view.ts';
import type { ChatParts } from './chat-parts.ts';
import { connect, loadHistory } from './connect.ts';
import { sessionOf } from './start-chat.ts';

export async function readTranscript(parts: ChatParts): Promise<void> {
  const { run, view, world } = parts;
  const { isShown, opening } = view.read();
  view.change({ ...nothingShown, isShown, opening });
  const turn = run.turn();
  try {
    run.learn({ live: await sessionOf(parts, world.carrier()) });
    await connect(parts);
    if (run.turn() === turn) await loadHistory(parts);
  } catch (error) {
    const name = error instanceof ApiError ? 'refresh-failed' : 'given-up';
    if (run.turn() === turn) run.tell({ name, status: error instanceof ApiError ? error.status : 0 });
  }
}
