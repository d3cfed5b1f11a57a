/** One cache of answers per session: the next person to log in starts with an empty one. Knows no token. */
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { SWRConfig } from 'swr';

const ForgetContext = createContext<() => void>(() => undefined);

/** Forgets every answer and every pending request, and redraws what is below the cache. */
export function useForgetAnswers(): () => void {
  return useContext(ForgetContext);
}

// SWR can empty a cache, but not the pending requests of a key: only a new cache is empty.
export function SessionCache({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(0);
  const forget = useCallback(() => setSession((before) => before + 1), []);
  return (
    <ForgetContext value={forget}>
      <SWRConfig key={session} value={SETTINGS}>
        {children}
      </SWRConfig>
    </ForgetContext>
  );
}

const SETTINGS = { provider: () => new Map(), revalidateOnFocus: false, shouldRetryOnError: false };
