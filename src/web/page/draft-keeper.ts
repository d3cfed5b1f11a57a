/**
 * Saves what the borrower types: 400 ms after the last key, at once when the page is left. One save runs at a time and
 * the last answers win. A failed save is retried with the next one; it never disturbs the borrower.
 */
import type { JsonObject } from '../platform/data/json.ts';

export const DRAFT_DELAY_MS = 400;

export type SaveDraft = (answers: JsonObject, keepalive: boolean) => Promise<unknown>;

export type DraftState = 'idle' | 'saving' | 'saved' | 'failed';

export type DraftKeeper = {
  /** Takes new answers; saves them soon. */
  note(answers: JsonObject): void;
  /** Saves pending answers now. Resolves when no save is under way. */
  flush(keepalive?: boolean): Promise<void>;
  /** Drops pending answers, because they were submitted. */
  drop(): void;
};

/** A keeper for one page. `opening` are the answers it opened with, which need no save. */
export function draftKeeper(
  save: SaveDraft,
  opening: JsonObject,
  tell: (state: DraftState) => void,
): DraftKeeper {
  let kept = JSON.stringify(opening);
  let latest: JsonObject | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  let running: Promise<void> | undefined;

  async function store(keepalive: boolean): Promise<void> {
    const answers = latest;
    if (!answers) return;
    latest = undefined;
    const text = JSON.stringify(answers);
    if (text === kept) return;
    tell('saving');
    try {
      await save(answers, keepalive);
      kept = text;
      tell('saved');
    } catch {
      latest ??= answers;
      tell('failed');
    }
  }

  // One timer for many keys: it looks again as long as one has come since.
  function wait(): void {
    const left = due - performance.now();
    timer = setTimeout(() => (due > performance.now() ? wait() : void flush()), Math.max(left, 0));
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function flush(keepalive = false): Promise<void> {
    stop();
    if (keepalive) return store(true);
    running = (running ?? Promise.resolve()).then(() => store(false));
    return running;
  }

  return {
    note(answers) {
      latest = answers;
      due = performance.now() + DRAFT_DELAY_MS;
      if (timer === undefined) wait();
    },
    flush,
    drop() {
      stop();
      latest = undefined;
    },
  };
}
