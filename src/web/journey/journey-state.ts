/** How far the polling of one application has come, changed by pure steps. */
import { produce } from 'immer';

export type PollState = {
  /** The step before the last submission; '' when nothing was submitted in this visit. */
  previous: string | null;
  step: string | null;
  /** Answers received for this step, the first one included. */
  attempt: number;
  /** Whether the borrower is to be taken where the journey leads once it settles. */
  follows: boolean;
};

export type PollEvent =
  | { type: 'submitted'; before: string | null; step: string | null; follows: boolean }
  | { type: 'asked'; step: string | null }
  | { type: 'waits' }
  | { type: 'arrived' }
  | { type: 'restarted'; step: string | null };

/** The state of a journey that was just loaded. */
export function openingPoll(step: string | null): PollState {
  return { previous: '', step, attempt: 1, follows: false };
}

/** The state after an event. A new step starts the count again. */
export const reducePoll = produce((state: PollState, event: PollEvent) => {
  if (event.type === 'submitted')
    Object.assign(state, { previous: event.before, step: event.step, attempt: 1, follows: event.follows });
  if (event.type === 'asked')
    Object.assign(state, { attempt: event.step === state.step ? state.attempt + 1 : 1, step: event.step });
  if (event.type === 'waits') state.follows = true;
  if (event.type === 'arrived') state.follows = false;
  if (event.type === 'restarted') Object.assign(state, openingPoll(event.step));
});
