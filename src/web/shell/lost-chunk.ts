/**
 * A part of the application that no longer loads, e.g. after a release (ACC-B6, FAULT-18): what is typed is saved, then the page
 * reloads, at most five times, counted in the session; never offline and never where the count cannot be kept.
 */
import { saveEverything } from '../page/unsaved.ts';

const KEY = 'heloc-chunk-reloads';
const LIMIT = 5;

// A session may outlive many releases: reloads of long ago count no more. A loop reloads within seconds.
const FORGET_MS = 10 * 60_000;

export type Reloading = {
  online: boolean;
  /** Throws where storage is denied. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds. */
  now: number;
  /** Saves what is typed. */
  save(): Promise<void>;
  reload(): void;
};

/** Reloads when `error` is a failed import and reloads are left. Returns whether it does. */
export function reloadAfterLostChunk(error: unknown, world: Reloading = browser()): boolean {
  if (!isLostChunk(error) || !world.online || !countOne(world)) return false;
  void world.save().then(world.reload);
  return true;
}

/** Reports every failed preload to listeners for `preload-error`; its payload is the event's detail. */
export function watchPreloads(world: Window = window): void {
  world.addEventListener('vite:preloadError', ({ payload }) => {
    world.dispatchEvent(new CustomEvent('preload-error', { detail: payload }));
  });
}

/** The texts browsers use when a dynamic import fails. */
export function isLostChunk(error: unknown): boolean {
  const text = error instanceof Error ? error.message : '';
  return /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/i.test(
    text,
  );
}

function countOne({ storage, now }: Reloading): boolean {
  try {
    const store = storage();
    const [count = 0, at = 0] = (store.getItem(KEY) ?? '').split(' ').map(Number);
    const recent = now - at < FORGET_MS ? count : 0;
    if (recent >= LIMIT) return false;
    store.setItem(KEY, `${recent + 1} ${now}`);
    return true;
  } catch {
    return false;
  }
}

function browser(): Reloading {
  return {
    online: navigator.onLine,
    storage: () => window.sessionStorage,
    now: Date.now(),
    save: saveEverything,
    reload: () => window.location.reload(),
  };
}
