/** Saves a file of the chat. Ours is fetched with the chat's token, which goes in no address; a provider's own opens in a tab. */
import type { ChatSession } from '../../../types/chat-session.ts';
import { toBytes } from '../../platform/api/transport/to-bytes.ts';
import { saveFile } from '../../platform/data/save-file.ts';
import type { ChatFile } from '../port/chat-provider.ts';
import type { ChatParts } from './chat-parts.ts';

export async function openFile(
  { run, world, view }: Pick<ChatParts, 'run' | 'world' | 'view'>,
  { name, url }: ChatFile,
): Promise<void> {
  if (!url.startsWith('/')) return void window.open(url, '_blank', 'noopener');
  const { token = '' } = (run.known().live ?? {}) as ChatSession;
  try {
    const answer = await world.send({ method: 'GET', path: url, headers: { 'x-chat-token': token } });
    saveFile(toBytes(answer), { name });
  } catch {
    view.change({ alert: 'wrong' });
  }
}
