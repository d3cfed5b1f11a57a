/** Saves edits one after the other, and keeps what the check says against them. */
import { useState, useSyncExternalStore } from 'react';
import { ask } from './ask.ts';
import type { Edit, Fault, Saved } from './calls.ts';
import { useRefresh } from './use-house.ts';

export type Saver = {
  /** Whether it was written. */
  save(what: string, edits: Edit[], seen: Record<string, string>): Promise<boolean>;
  /** The same for a call of its own. */
  run(call: () => Promise<Saved>): Promise<boolean>;
  faults: Fault[];
  busy: boolean;
  clear(): void;
};

export function useSave(): Saver {
  const [faults, setFaults] = useState<Fault[]>([]);
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const run = (call: () => Promise<Saved>) =>
    inTurn(async () => {
      setBusy(true);
      const saved = await call().catch(refusal);
      if ('written' in saved) await refresh();
      setFaults('faults' in saved ? saved.faults : []);
      setBusy(false);
      return 'written' in saved;
    });
  return {
    run,
    save: (what, edits, seen) => run(() => write(what, edits, seen)),
    faults,
    busy,
    clear: () => setFaults([]),
  };
}

/** Whether anything is being saved: what is made of the page's whole lists waits for that. */
export function useIsSaving(): boolean {
  return useSyncExternalStore(listen, () => open > 0);
}

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

const listeners = new Set<() => void>();
let open = 0;
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const counted = (by: number) => {
    open += by;
    // What is shown has been read again.
    if (open === 0) became.clear();
    for (const hear of listeners) hear();
  };
  counted(1);
  const mine = last.then(work).finally(() => counted(-1));
  last = mine.catch(() => undefined);
  return mine;
}

// A text that is left while the one before it is being saved was typed over the file as it was then: our own save is no one else's.
const became = new Map<string, string>();

async function write(what: string, edits: Edit[], seen: Record<string, string>): Promise<Saved> {
  const now = Object.fromEntries(Object.entries(seen).map(([path, hash]) => [path, latest(path, hash)]));
  const saved = await ask('save', { what, edits, seen: now });
  if ('written' in saved)
    for (const { path, before, after } of saved.written)
      if (before !== after) became.set(`${path} ${before}`, after);
  return saved;
}

function latest(path: string, hash: string): string {
  const passed = new Set([hash]);
  for (
    let next = became.get(`${path} ${hash}`);
    next && !passed.has(next);
    next = became.get(`${path} ${hash}`)
  ) {
    passed.add(next);
    hash = next;
  }
  return hash;
}

function refusal(error: Error): Saved {
  return { faults: [{ place: '', message: error.message }] };
}
