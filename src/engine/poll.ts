/** What to do after asking for the server's step once more: stop with it, or wait so many milliseconds and ask again. */
import type { FlowCore } from './bundle.ts';
import { findStep } from './find-step.ts';

/** `attempt` counts the answers with this same step, this one included: 1 after the first, and 1 again after a change. */
export type Polled = { step: string | null; previous: string | null; attempt: number; page?: string };

export type PollAnswer = { do: 'stop'; step: string | null } | { do: 'wait'; delayMs: number };

/** A step that is stable, final, or ordinary and new stops the polling; a waiting step is asked again until it changes. */
export function poll(flow: FlowCore, { step, previous, attempt, page }: Polled): PollAnswer {
  const policy = flow.polling;
  const kind = findStep(flow.steps, step)?.kind ?? 'ordinary';
  if (!policy || (page !== undefined && policy.pausedOn?.includes(page))) return { do: 'stop', step };
  const settled = kind !== 'waiting' && (step !== previous || kind !== 'ordinary');
  if (settled) return { do: 'stop', step };
  const attempts = kind === 'waiting' ? policy.attempts.waiting : policy.attempts.ordinary;
  if (attempt >= attempts) return { do: 'stop', step: exhausted(flow, step) };
  return {
    do: 'wait',
    delayMs: Math.min(policy.baseDelayMs * policy.factor ** Math.max(0, attempt - 1), policy.maxDelayMs),
  };
}

function exhausted(flow: FlowCore, step: string | null): string | null {
  const policy = flow.polling?.exhausted;
  return !policy || (step !== null && policy.keeps.includes(step)) ? step : policy.step;
}
