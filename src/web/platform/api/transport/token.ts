/**
 * What is kept in the browser: the token, the current application's id and a random tracker id (SPEC-3.2).
 * Keys end in `-local` on development hosts. A browser that denies storage keeps them in memory instead.
 */
const memory = new Map<string, string>();

/** The stored token, or undefined when signed out. A drawn document asks for it by its name (src/server/http/web/drawn-root.ts). */
export function readToken(): string | undefined {
  return read('jwt');
}

/** Keeps the token; undefined forgets it. */
export function writeToken(token: string | undefined): void {
  write('jwt', token);
  for (const listen of listeners) listen(false);
}

/** The application last opened, for pages that come back without one in their address. */
export function readApplication(): string | undefined {
  return read('heloc_uuid');
}

/** Remembers the application being filled in. */
export function writeApplication(uuid: string | undefined): void {
  write('heloc_uuid', uuid);
}

/** The random identifier by which experiments know this browser; made when there is none. */
export function trackerId(): string {
  const known = readTracker();
  if (known) return known;
  const fresh = crypto.randomUUID();
  write(TRACKER, fresh);
  return fresh;
}

/** The tracker id, if this browser has one. */
export function readTracker(): string | undefined {
  return read(TRACKER);
}

/** Takes over another tracker id. Returns whether it will still be there after a reload. */
export function keepTracker(id: string): boolean {
  write(TRACKER, id);
  try {
    return window.localStorage.getItem(storageKey(TRACKER)) === id;
  } catch {
    return false;
  }
}

/** Whether the leave-survey has been asked in this browser. */
export function isSurveyAsked(): boolean {
  return read(SURVEY) !== undefined;
}

/** Remembers that it has: it is asked once. */
export function noteSurveyAsked(): void {
  write(SURVEY, 'asked');
}

/** Tells `listen` of sign-in and sign-out, in this tab and in others, and which of the two. Returns how to stop. */
export function watchToken(listen: (elsewhere: boolean) => void): () => void {
  // No key: another tab has emptied the whole storage.
  const stored = ({ key }: StorageEvent) => (key === null || key === storageKey('jwt')) && listen(true);
  listeners.add(listen);
  window.addEventListener('storage', stored);
  return () => {
    listeners.delete(listen);
    window.removeEventListener('storage', stored);
  };
}

const TRACKER = 'tracker_uuid';
const SURVEY = 'leave_survey';
const listeners = new Set<(elsewhere: boolean) => void>();

/** How a name is written in the browser's storage. */
export function storageKey(name: string): string {
  const local = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(window.location.hostname);
  return local ? `${name}-local` : name;
}

function read(name: string): string | undefined {
  try {
    return window.localStorage.getItem(storageKey(name)) || undefined;
  } catch {
    return memory.get(name);
  }
}

function write(name: string, value: string | undefined): void {
  if (value) memory.set(name, value);
  else memory.delete(name);
  try {
    if (value) window.localStorage.setItem(storageKey(name), value);
    else window.localStorage.removeItem(storageKey(name));
  } catch {
    // Storage is full or denied: the memory above carries this visit.
  }
}
