/** How long the session still lives: by the server's clock, whatever the browser's says (FAULT-8). */
import { useEffect, useState } from 'react';
import { tokenEnd } from '../platform/api/transport/token-end.ts';
import { isServerClockHeard, serverAheadMs } from '../platform/data/server-clock.ts';
import { useStore } from '../platform/data/use-store.ts';

const WARN_MS = 120_000;
const LONGEST_MS = 2 ** 31 - 1;

/** `warned` in the last two minutes of a token, `over` from its end on. */
export type SessionPhase = 'well' | 'warned' | 'over';
/** `end` is when the token ends, in milliseconds since 1970 as the browser counts them; a token may name none. */
export type SessionClock = { phase: SessionPhase; end: number | undefined };

/** The phase of a token. A renewed one starts the count again. */
export function useSessionClock(token: string | undefined): SessionClock {
  const [seen, setSeen] = useState<{ token: string; phase: SessionPhase }>();
  const ahead = useStore(serverAheadMs);
  const end = token === undefined ? undefined : tokenEnd(token);
  useEffect(() => {
    if (token === undefined || end === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const left = end - ahead - Date.now();
      const phase = phaseOf(left);
      // Before the server's time is known the browser's clock ends nothing; the first answer does.
      if (phase === 'over' && !isServerClockHeard()) return;
      setSeen((before) => (before?.token === token && before.phase === phase ? before : { token, phase }));
      if (phase === 'over') return;
      timer = setTimeout(look, Math.min(LONGEST_MS, phase === 'warned' ? left : left - WARN_MS));
    };
    look();
    // A laptop that slept counted nothing meanwhile.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [token, end, ahead]);
  const phase = token !== undefined && seen?.token === token ? seen.phase : 'well';
  return { phase, end: end === undefined ? undefined : end - ahead };
}

function phaseOf(left: number): SessionPhase {
  if (left <= 0) return 'over';
  return left <= WARN_MS ? 'warned' : 'well';
}
