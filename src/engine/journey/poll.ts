/** Decides what to do after asking for the server's step: stop with it, or ask again in so many milliseconds. */
import type { FlowCore } from '../content/bundle.ts';
import { findStep } from './find-step.ts';
import type { Standing } from './standing.ts';

export type Polled = {
  /** How often the status was asked and named this same step; the journey's own answer is not counted. */
  attempt: number;
  /** The last question got no answer: it is not counted, and the next one waits as long as any. */
  unanswered?: boolean;
  /** The last submission started something whose end moves this step. */
  started?: boolean;
  page?: string;
  /** The page of this wait stands off the path and asks the borrower for something: no one is timed out there. */
  beside?: boolean;
};

export type PollAnswer = { do: 'stop'; step: string | null } | { do: 'wait'; delayMs: number };

/**
 * Ask again only for steps that the server moves: a waiting step, or an ordinary one for which something was started.
 */
export function poll(
  flow: FlowCore,
  { step }: Pick<Standing, 'step'>,
  { attempt, unanswered = false, started = false, page, beside = false }: Polled,
): PollAnswer {
  const policy = flow.polling;
  const kind = findStep(flow.steps, step)?.kind ?? 'ordinary';
  const moves = kind === 'waiting' || (kind === 'ordinary' && started);
  if (!policy || !moves || beside || (page !== undefined && policy.pausedOn?.includes(page)))
    return { do: 'stop', step };
  const attempts = kind === 'waiting' ? policy.attempts.waiting : policy.attempts.ordinary;
  if (attempt >= attempts) return { do: 'stop', step: exhausted(flow, step) };
  const delayMs = Math.min(policy.baseDelayMs * policy.factor ** attempt, policy.maxDelayMs);
  return { do: 'wait', delayMs: unanswered ? policy.maxDelayMs : delayMs };
}

function exhausted(flow: FlowCore, step: string | null): string | null {
  const policy = flow.polling?.exhausted;
  return !policy || (step !== null && policy.keeps.includes(step)) ? step : policy.step;
}
