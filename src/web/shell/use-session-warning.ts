/** Says when a token is about to end: by the server's clock, whatever the browser's says (fault F8). */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverAhead, watchServerClock } from '../api/server-clock.ts';
import { tokenEnd } from '../api/token-end.ts';

const WARN_MS = 120_000;
const LONGEST_MS = 2 ** 31 - 1;

/** True in the last two minutes of a token. A renewed token starts the count again. */
export function useSessionWarning(token: string | undefined): boolean {
  const [warned, setWarned] = useState<string>();
  const ahead = useSyncExternalStore(watchServerClock, serverAhead);
  useEffect(() => {
    const end = token ? tokenEnd(token) : undefined;
    if (end === undefined) return;
    const left = end - (Date.now() + ahead);
    // A timer holds 24.8 days at most; no token of ours lives that long.
    if (left <= 0 || left > LONGEST_MS) return;
    const timer = setTimeout(() => setWarned(token), Math.max(0, left - WARN_MS));
    return () => clearTimeout(timer);
  }, [token, ahead]);
  return token !== undefined && warned === token;
}
