/** One cache of answers per session: whoever logs in next starts with an empty one. Knows no token. */
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { SWRConfig } from 'swr';

const ForgetContext = createContext<() => void>(() => undefined);

/** Forgets every answer and every request under way; what is drawn below the cache is drawn anew. */
export function useForgetAnswers(): () => void {
  return useContext(ForgetContext);
}

// SWR can empty a cache, but not the requests that it still counts as the answer to a key: only a new cache is empty.
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
