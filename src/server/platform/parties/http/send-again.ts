/** Sends a request again after a broken connection or a busy company, within one patience; any other failure is final. */
import { setTimeout as pause } from 'node:timers/promises';
import { NoAnswer } from '../common/no-answer.ts';
import type { Outcome, Received } from './send-once.ts';

const mostTries = 3;
const firstPauseMs = 250;

/**
 * Resolves with an answer of 2xx. Throws `NoAnswer`.
 * @param patienceMs for all tries together, in milliseconds
 */
export async function sendAgain(
  patienceMs: number,
  send: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Received> {
  const until = Date.now() + patienceMs;
  const signal = AbortSignal.timeout(patienceMs);
  for (let tries = 1; ; tries++) {
    const outcome = await send(signal);
    if (!('failed' in outcome)) return outcome;
    const { failed, againMs } = outcome;
    if (signal.aborted) throw new NoAnswer(`no answer in ${patienceMs} ms`);
    if (againMs === undefined || tries === mostTries) throw failed;
    const waitMs = Math.max(againMs, firstPauseMs * 4 ** (tries - 1) * (0.5 + Math.random() / 2));
    if (Date.now() + waitMs >= until) throw failed;
    await pause(waitMs);
  }
}
