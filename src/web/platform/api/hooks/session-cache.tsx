/** One cache of answers per session: the next person to log in starts with an empty one. Knows no token. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import type { OpeningCache } from './opening-cache.ts';

const ForgetContext = createContext<() => void>(() => undefined);

/** Forgets every answer and every pending request, and redraws what is below the cache. */
export function useForgetAnswers(): () => void {
  return useContext(ForgetContext);
}

// SWR can empty a cache, but not the pending requests of a key: only a new cache is empty.
export function SessionCache({ opening, children }: { opening?: OpeningCache; children: ReactNode }) {
  const [session, setSession] = useState(0);
  const forget = useCallback(() => setSession((before) => before + 1), []);
  // What the document brought was for the session that it opened with.
  const settings = useMemo(
    () => ({ ...SETTINGS, provider: () => new Map(session === 0 ? opening : undefined) }),
    [session, opening],
  );
  return (
    <ForgetContext value={forget}>
      <SWRConfig key={session} value={settings}>
        {children}
      </SWRConfig>
    </ForgetContext>
  );
}

const SETTINGS = { revalidateOnFocus: false, shouldRetryOnError: false };
