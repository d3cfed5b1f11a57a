/** Saves an edit, and keeps what the check says against it. */
import { useState } from 'react';
import { ask } from './ask.ts';
import type { Edit, Fault, Save, Saved } from './calls.ts';
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
  const run = async (call: () => Promise<Saved>) => {
    setBusy(true);
    const saved = await call().catch((error: Error) => ({ faults: [{ place: '', message: error.message }] }));
    setBusy(false);
    setFaults('faults' in saved ? saved.faults : []);
    if ('written' in saved) refresh();
    return 'written' in saved;
  };
  return {
    run,
    save: (what, edits, seen) => run(() => ask('save', { what, edits, seen } satisfies Save)),
    faults,
    busy,
    clear: () => setFaults([]),
  };
}
