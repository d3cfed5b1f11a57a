/**
 * Why nobody is logged in any more, said on the page that follows (ACC-R1, ACC-R3). Kept in memory only: whoever opens the login
 * tomorrow is told nothing of today.
 */

/** `idle`: nothing was done for a while; `late`: it was asked to go on after that; `here`: the server ended the session. */
export type EndReason = 'idle' | 'late' | 'here' | 'elsewhere' | 'out';
/** `minutes` is how long a session lives without activity. */
export type SessionNote = { why: EndReason; minutes: number };

let note: SessionNote | undefined;
let shownAt: string | undefined;
const listeners = new Set<() => void>();

/** Leaves a note for the page that follows; undefined takes it away. */
export function leaveSessionNote(next: SessionNote | undefined): void {
  if (note === next) return;
  note = next;
  shownAt = undefined;
  for (const listen of listeners) listen();
}

/** Binds the note to the first page that shows it; every other page takes it away: whoever comes back has read it. */
export function bindSessionNote(path: string, isShown: boolean): void {
  if (isShown) shownAt ??= path;
  if (shownAt !== undefined && shownAt !== path) leaveSessionNote(undefined);
}

export function readSessionNote(): SessionNote | undefined {
  return note;
}

/** Tells `listen` of every change. Returns how to stop. */
export function watchSessionNote(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
