/** Proves to the chat who a signed-in borrower is (ACC-C17). Whatever goes wrong with it, the chat continues without a proof. */
import { isRecord } from '../../../engine/facts/facts.ts';
import { ApiError } from '../../platform/api/transport/api-error.ts';
import type { ChatParts } from './chat-parts.ts';

const PATH = '/service-csp/customer/secure/api/v1/webchat';
/** The proof is over, or another person's. */
const OVER = [401, 410];

/** Asks for a proof where one is wanted, and forgets the former one where none is. */
export async function proveBorrower({ world, run }: ChatParts): Promise<void> {
  const nonce = world.proves() ? await askNonce(world.send) : '';
  run.learn({ nonce });
}

/** Makes the proof last longer. One that is over is replaced once; when that fails, there is none. */
export async function refreshNonce(parts: ChatParts): Promise<void> {
  const { world, run } = parts;
  const { nonce = '' } = run.known() as { nonce?: string };
  if (!world.proves()) return run.learn({ nonce: '' });
  const path = `${PATH}/refresh?nonce=${encodeURIComponent(nonce)}`;
  try {
    await world.send({ method: 'PUT', path, body: {} });
  } catch (error) {
    if (error instanceof ApiError && OVER.includes(error.status)) await proveBorrower(parts);
  }
}

async function askNonce(send: ChatParts['world']['send']): Promise<string> {
  const answer = await send({ method: 'POST', path: `${PATH}/authenticate`, body: {} }).catch(
    () => undefined,
  );
  return isRecord(answer) && typeof answer.nonce === 'string' ? answer.nonce : '';
}
