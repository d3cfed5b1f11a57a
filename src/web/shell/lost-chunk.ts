/**
 * A part of the application that no longer loads, e.g. after a release (B6, fault F18): reload, at most five times, counted
 * in the session; never offline and never where the count cannot be kept.
 */
const KEY = 'heloc-chunk-reloads';
const LIMIT = 5;

export type Reloading = {
  online: boolean;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload(): void;
};

/** Reloads when `error` is a failed import and reloads are left. Returns whether it did. */
export function reloadAfterLostChunk(error: unknown, world: Reloading = browser()): boolean {
  if (!isLostChunk(error) || !world.online) return false;
  try {
    const count = Number(world.storage.getItem(KEY) ?? '0') || 0;
    if (count >= LIMIT) return false;
    world.storage.setItem(KEY, String(count + 1));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event('preload-error'));
  world.reload();
  return true;
}

/** Starts the count again once the application runs. */
export function forgetLostChunks(world: Reloading = browser()): void {
  try {
    world.storage.removeItem(KEY);
  } catch {
    // No storage, no count.
  }
}

/** The texts browsers use when a dynamic import fails. */
export function isLostChunk(error: unknown): boolean {
  const text = error instanceof Error ? error.message : '';
  return /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/i.test(
    text,
  );
}

function browser(): Reloading {
  return { online: navigator.onLine, storage: window.sessionStorage, reload: () => window.location.reload() };
}
