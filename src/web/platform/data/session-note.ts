/**
 * Why the session ended, shown on the next page (ACC-R1, ACC-R3). In memory only: tomorrow's login says nothing of
 * today.
 */

import { createStore } from './create-store.ts';

/** `idle`: no activity for a while; `late`: asked to stay after the end; `here`: the server ended the session. */
export type EndReason = 'idle' | 'late' | 'here' | 'elsewhere' | 'out';
/** `minutes` is how long a session lives without activity. */
export type SessionNote = { why: EndReason; minutes: number };

export const sessionNote = createStore<SessionNote | undefined>(undefined);
let shownAt: string | undefined;

/** Leaves a note for the next page; undefined removes it. */
export function leaveSessionNote(next: SessionNote | undefined): void {
  if (sessionNote.read() === next) return;
  shownAt = undefined;
  sessionNote.write(next);
}

/** Binds the note to the first page that shows it; every other page removes it, since the visitor has read it. */
export function bindSessionNote(path: string, isShown: boolean): void {
  if (isShown) shownAt ??= path;
  if (shownAt !== undefined && shownAt !== path) leaveSessionNote(undefined);
}
