/** Asks for the server's step as the flow's policy says, until it settles. The engine decides; this only keeps time. */
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { findStep } from '../../engine/find-step.ts';
import { poll } from '../../engine/poll.ts';
import type { Core } from '../data/content.ts';
import { openingPoll, reducePoll } from './journey-state.ts';

export type Polling = {
  /** The step to go by; UNKNOWN when the server did not get on in time. */
  step: string | null;
  waiting: boolean;
  follows: boolean;
  submitted(before: string | null, step: string | null, follows: boolean): void;
  arrived(): void;
  restart(): void;
};

export type PollingOptions = {
  core: Core;
  /** The step of the journey as it was last loaded. */
  step: string | null;
  page: string;
  ask(): Promise<string | null>;
  /** Called when the step changed, to load the journey again. */
  onChange(): Promise<unknown>;
};

/** One application's polling. */
export function usePolling({ core, step, page, ask, onChange }: PollingOptions): Polling {
  const [state, dispatch] = useReducer(reducePoll, step, openingPoll);
  const current = state.step === step || state.attempt > 1 ? state : { ...state, step };
  const answer = poll(core, {
    step: current.step,
    previous: current.previous,
    attempt: current.attempt,
    page,
  });
  const waits = answer.do === 'wait';
  const waiting = waits && findStep(core.steps, current.step)?.kind === 'waiting';
  const delay = answer.do === 'wait' ? answer.delayMs : undefined;
  const latest = useRef({ ask, onChange });
  latest.current = { ask, onChange };

  useEffect(() => {
    if (waiting && !state.follows) dispatch({ type: 'waits' });
  }, [waiting, state.follows]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt sets the next timer, even with the same delay
  useEffect(() => {
    if (delay === undefined) return;
    let over = false;
    const timer = setTimeout(async () => {
      const next = await latest.current.ask().catch(() => current.step);
      if (over) return;
      if (next !== current.step) await latest.current.onChange();
      if (!over) dispatch({ type: 'asked', step: next });
    }, delay);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [delay, current.attempt, current.step]);

  return {
    step: answer.do === 'stop' ? answer.step : current.step,
    waiting,
    follows: state.follows,
    submitted: useCallback(
      (before, after, follows) => dispatch({ type: 'submitted', before, step: after, follows }),
      [],
    ),
    arrived: useCallback(() => dispatch({ type: 'arrived' }), []),
    restart: useCallback(() => dispatch({ type: 'restarted', step }), [step]),
  };
}
