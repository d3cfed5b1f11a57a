/**
 * Why nobody is logged in any more, said on the page that follows (ACC-R1, ACC-R3). Kept in memory only: whoever opens the login
 * tomorrow is told nothing of today.
 */

import { createStore } from './create-store.ts';

/** `idle`: nothing was done for a while; `late`: it was asked to go on after that; `here`: the server ended the session. */
export type EndReason = 'idle' | 'late' | 'here' | 'elsewhere' | 'out';
/** `minutes` is how long a session lives without activity. */
export type SessionNote = { why: EndReason; minutes: number };

export const sessionNote = createStore<SessionNote | undefined>(undefined);
let shownAt: string | undefined;

/** Leaves a note for the page that follows; undefined takes it away. */
export function leaveSessionNote(next: SessionNote | undefined): void {
  if (sessionNote.read() === next) return;
  shownAt = undefined;
  sessionNote.write(next);
}

/** Binds the note to the first page that shows it; every other page takes it away: whoever comes back has read it. */
export function bindSessionNote(path: string, isShown: boolean): void {
  if (isShown) shownAt ??= path;
  if (shownAt !== undefined && shownAt !== path) leaveSessionNote(undefined);
}
