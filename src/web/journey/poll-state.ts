/** How far the polling of one application has come, changed by pure steps. */
import { produce } from 'immer';

export type PollState = {
  step: string | null;
  /** Calls of the status that named this step. */
  attempt: number;
  /** Calls of the status, whatever they named: each sets the timer of the next. */
  turn: number;
  /** The last call got no answer. */
  unanswered: boolean;
  /** The last submission started something whose end moves this step. */
  started: boolean;
  /** Whether to take the borrower where the journey leads once it settles. */
  follows: boolean;
  /** The page that the journey left while the borrower stayed there: when it only tells what was sent, it gives way. */
  left?: string;
};

/** What a submission was answered. `before` is the step in which it was sent. */
export type Submitted = { before: string | null; step: string | null; started: boolean; follows: boolean };

export type PollEvent =
  | ({ type: 'submitted' } & Submitted)
  | { type: 'asked'; of: string | null; step: string | null }
  | { type: 'unanswered' }
  | { type: 'waits' }
  | { type: 'left'; page: string }
  | { type: 'arrived' }
  | { type: 'restarted'; step: string | null };

/** The state of a journey that was just loaded. */
export function openingPoll(step: string | null): PollState {
  return { step, attempt: 0, turn: 0, unanswered: false, started: false, follows: false };
}

/** The state after an event. A new step starts the count again, and what was started has done its work. */
export const reducePoll = produce((state: PollState, event: PollEvent) => {
  if (event.type === 'submitted') {
    const { before, step, started, follows } = event;
    Object.assign(state, {
      step,
      attempt: 0,
      unanswered: false,
      started: started && step === before,
      follows,
    });
  }
  if (event.type === 'asked') {
    const { of, step } = event;
    // The journey that the page shows may be ahead of what was counted here.
    const counted = of === state.step ? state : openingPoll(of);
    const same = step === of;
    Object.assign(state, {
      step,
      attempt: same ? counted.attempt + 1 : 0,
      turn: state.turn + 1,
      unanswered: false,
      started: same && counted.started,
    });
  }
  if (event.type === 'unanswered') Object.assign(state, { turn: state.turn + 1, unanswered: true });
  if (event.type === 'waits') state.follows = true;
  if (event.type === 'left') state.left = event.page;
  if (event.type === 'arrived') {
    state.follows = false;
    delete state.left;
  }
  if (event.type === 'restarted') Object.assign(state, openingPoll(event.step));
});
