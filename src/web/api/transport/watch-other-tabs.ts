/** What other tabs do to the session (FAULT-9): somebody logged out, logged in, or changed over to another account. */
import { readToken, watchToken } from './token.ts';
import { tokenAccount } from './token-end.ts';

export type TabChange = 'ended' | 'began' | 'account';

/** Calls `listen` for what happens elsewhere, never for what this tab does. Returns how to stop. */
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
