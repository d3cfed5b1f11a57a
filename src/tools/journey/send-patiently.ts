/**
 * Sends a request again when the server says 429: too many from this address in a minute, as a fast machine makes them.
 * It waits as long as Retry-After says, at most twice; the third refusal is the answer.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from './client.ts';

/** @param wait takes milliseconds */
export async function sendPatiently(
  send: () => Promise<Reply>,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<Reply> {
  for (let again = 0; again < 2; again += 1) {
    const reply = await send();
    const seconds = Number(reply.headers.get('retry-after') ?? Number.NaN);
    if (reply.status !== 429 || !Number.isFinite(seconds)) return reply;
    await wait(seconds * 1000);
  }
  return send();
}
