/**
 * Whether the leave-survey is open, and what continues when it has closed (ACC-V1). It opens once in a browser; what the
 * borrower wanted to do happens in any case. No React in here.
 */

import { isSurveyAsked, noteSurveyAsked } from '../../platform/api/transport/token.ts';
import { createStore } from '../../platform/data/create-store.ts';

/** What the borrower wanted to do when the survey opened; undefined while it is closed. */
export const leaving = createStore<(() => unknown) | undefined>(undefined);

/** Opens the survey, and does `leave` when it has closed. Returns whether it opens: a second time it never does. */
export function askBeforeLeaving(leave: () => unknown): boolean {
  if (leaving.read() || isSurveyAsked()) return false;
  noteSurveyAsked();
  leaving.write(leave);
  return true;
}

/** Closes it; the leaving continues `delayMs` later. */
export function closeSurvey(delayMs: number): void {
  const leave = leaving.read();
  leaving.write(undefined);
  if (leave) setTimeout(leave, delayMs);
}

export function isSurveyOpen(): boolean {
  return leaving.read() !== undefined;
}
