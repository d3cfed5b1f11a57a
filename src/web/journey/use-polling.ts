/** Asks for the server's step as the flow's policy says, until it settles. The engine decides; this hook keeps time. */
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { findStep } from '../../engine/journey/find-step.ts';
import { matchPage } from '../../engine/journey/match-page.ts';
import { poll } from '../../engine/journey/poll.ts';
import { isPassing } from '../platform/api/transport/is-passing.ts';
import type { Core } from '../platform/data/content.ts';
import type { Whereabouts } from '../platform/data/whereabouts.ts';
import { openingPoll, reducePoll, type Submitted } from './poll-state.ts';

const WATCH_FIRST_MS = 2000;
const WATCH_FACTOR = 1.6;
const WATCH_MOST_MS = 60_000;

export type Polling = {
  /** The step to use; UNKNOWN when the server did not finish in time. */
  step: string | null;
  waiting: boolean;
  follows: boolean;
  /** The journey left this page while the borrower stayed on it. */
  left: boolean;
  submitted(answer: Submitted): void;
  /** The page read the journey by itself, and it has continued from there. */
  leave(page: string): void;
  arrived(): void;
  restart(): void;
};

export type PollingOptions = {
  core: Core;
  /** The step of the journey as it was last loaded. */
  step: string | null;
  page: string;
  /** Where the journey leads as it was last loaded. */
  path: string;
  /** Of the journey as it was last loaded: another one tells that others have done something. */
  revision?: string | undefined;
  /** The page stands off the path although the server waits (a PIN that is missing). */
  beside: boolean;
  /** A person decides about this application: it changes by itself, in minutes or in days. */
  watched: boolean;
  ask(): Promise<Whereabouts>;
  /** Called when the step or its page changed, to load the journey again. */
  onChange(): Promise<unknown>;
};

/** One application's polling. */
export function usePolling(options: PollingOptions): Polling {
  const { core, step, page, path, revision, beside, watched, ask, onChange } = options;
  const [state, dispatch] = useReducer(reducePoll, step, openingPoll);
  const current = state.step === step || state.attempt > 0 ? state : { ...state, step, started: false };
  const { attempt, turn, unanswered, started } = current;
  const answer = poll(core, current, { attempt, unanswered, started, page, beside });
  const waits = answer.do === 'wait';
  const waiting = waits && findStep(core.steps, current.step)?.kind === 'waiting';
  const delay = answer.do === 'wait' ? answer.delayMs : undefined;
  const latest = useRef({ ask, onChange, path, revision });
  latest.current = { ask, onChange, path, revision };

  useEffect(() => {
    if (waiting && !state.follows) dispatch({ type: 'waits' });
  }, [waiting, state.follows]);

  const settled = answer.do === 'stop' ? answer.step : undefined;
  const watch = useWatch(core, settled, beside || watched);
  const next = delay ?? watch.delayMs;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn sets the next timer, even with the same delay
  useEffect(() => {
    if (next === undefined) return;
    let over = false;
    const timer = setTimeout(async () => {
      const found = await latest.current
        .ask()
        .catch((error): Whereabouts | undefined => (isPassing(error) ? undefined : { step: current.step }));
      if (over) return;
      // A network that is away for a minute uses up no questions.
      if (!found) return dispatch({ type: 'unanswered' });
      const stood = matchPage(core, latest.current.path)?.page === page;
      const moved =
        found.step !== current.step || (found.page ?? latest.current.path) !== latest.current.path;
      const read = latest.current.revision;
      const changed = !waits && read !== undefined && (found.revision ?? read) !== read;
      // What cannot be read now is read after the next question.
      if (moved || changed) await latest.current.onChange().catch(() => undefined);
      if (moved && stood) dispatch({ type: 'left', page });
      if (over) return;
      if (waits || moved) dispatch({ type: 'asked', of: current.step, step: found.step });
      else watch.asked();
    }, next);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [next, attempt, turn, current.step, watch.round]);

  return {
    step: answer.do === 'stop' ? answer.step : current.step,
    waiting,
    follows: state.follows,
    left: state.left === page,
    submitted: useCallback((submitted) => dispatch({ type: 'submitted', ...submitted }), []),
    leave: useCallback((from) => dispatch({ type: 'left', page: from }), []),
    arrived: useCallback(() => dispatch({ type: 'arrived' }), []),
    restart: useCallback(() => dispatch({ type: 'restarted', step }), [step]),
  };
}

// A settled step with others at work will change by itself, in seconds or in days: ask again, ever more rarely.
function useWatch(core: Core, step: string | null | undefined, watched: boolean) {
  const [seen, setSeen] = useState({ step, round: 0 });
  const round = seen.step === step ? seen.round : 0;
  const works = step !== undefined && (watched || findStep(core.steps, step)?.says !== undefined);
  const delayMs = works ? Math.min(WATCH_FIRST_MS * WATCH_FACTOR ** round, WATCH_MOST_MS) : undefined;
  return { delayMs, round, asked: () => setSeen({ step, round: round + 1 }) };
}
