/** Looks once a second at the folders of lenders that are out of service, and reads the changed ones again. */
import { folderStamp } from '../../content/files/folder-stamp.ts';
import type { LendersBefore } from '../../content/lenders-before.ts';
import type { LoadedContent } from '../../content/read-content.ts';
import { reloadLender } from '../../content/reload-lender.ts';

export type Mending = {
  root: string;
  loaded: LoadedContent;
  before?: LendersBefore;
  /** Hears of each lender that was looked at again. */
  onLooked(code: string): void;
};

type Seen = { stamp: string; restUntil: number };

const everyMs = 1_000;
/** A folder that changes constantly may take this share of the server's time: one in twenty. */
const rest = 20;

/** Returns what stops it. */
export function keepMending(mending: Mending): () => void {
  const seen = new Map<string, Seen>();
  for (const code of Object.keys(mending.loaded.content.outOfService)) seen.set(code, first(mending, code));
  const timer = setInterval(() => lookAgain(mending, seen), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** One look at all of them. */
function lookAgain(mending: Mending, seen: Map<string, Seen>): void {
  const { root, loaded, before, onLooked } = mending;
  for (const code of Object.keys(loaded.content.outOfService)) {
    const known = seen.get(code) ?? { stamp: '', restUntil: 0 };
    const stamp = folderStamp(`${root}/orgs/${code}`);
    const started = performance.now();
    if (stamp === known.stamp || started < known.restUntil) continue;
    reloadLender(root, loaded, code, before);
    const ended = performance.now();
    seen.set(code, { stamp, restUntil: ended + rest * (ended - started) });
    onLooked(code);
  }
}

function first({ root }: Mending, code: string): Seen {
  return { stamp: folderStamp(`${root}/orgs/${code}`), restUntil: 0 };
}
