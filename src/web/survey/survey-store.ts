/**
 * Whether the leave-survey is open, and what goes on when it has closed (ACC-V1). It opens once in a browser; what the
 * borrower wanted to do happens in any case. No React in here.
 */
import { isSurveyAsked, noteSurveyAsked } from '../api/transport/token.ts';

let next: (() => unknown) | undefined;
const listeners = new Set<() => void>();

/** Opens the survey, and does `leave` when it has closed. Returns whether it opens: a second time it never does. */
export function askBeforeLeaving(leave: () => unknown): boolean {
  if (next || isSurveyAsked()) return false;
  noteSurveyAsked();
  set(leave);
  return true;
}

/** Closes it; the leaving goes on `delayMs` later. */
export function closeSurvey(delayMs: number): void {
  const leave = next;
  set(undefined);
  if (leave) setTimeout(leave, delayMs);
}

export function isSurveyOpen(): boolean {
  return next !== undefined;
}

/** Tells `listen` of every change. Returns how to stop. */
export function watchSurvey(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function set(leave: (() => unknown) | undefined): void {
  next = leave;
  for (const listen of listeners) listen();
}
