/** Watches what other tabs do to the session (FAULT-9): a logout, a login, or a switch to another account. */
import { readToken, watchToken } from './token.ts';
import { tokenAccount } from './token-end.ts';

export type TabChange = 'ended' | 'began' | 'account';

/** Calls `listen` for changes in other tabs, never for this tab's own. Returns how to stop. */
export function watchOtherTabs(listen: (change: TabChange) => void): () => void {
  let known = readToken();
  return watchToken((elsewhere) => {
    const before = known;
    known = readToken();
    const change = elsewhere ? changeOf(before, known) : undefined;
    if (change) listen(change);
  });
}

function changeOf(before: string | undefined, now: string | undefined): TabChange | undefined {
  if (before === now) return undefined;
  if (now === undefined) return 'ended';
  if (before === undefined) return 'began';
  return tokenAccount(before) === tokenAccount(now) ? undefined : 'account';
}
