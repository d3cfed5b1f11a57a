/** Where the developers' toolbar stands in the sandbox. Production never asks for it, and its server would not send it. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useOrg } from '../data/org-context.ts';

const DevToolbar = lazy(async () => ({ default: (await import('./dev-toolbar.tsx')).DevToolbar }));

const LATEST_MS = 3000;

/** The page comes first: the toolbar is asked for when the browser has nothing better to do. */
export function DevHost() {
  const { mode } = useOrg();
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (mode !== 'sandbox') return;
    // Not every browser says when it rests.
    if (!('requestIdleCallback' in window)) return setIdle(true);
    const turn = window.requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(turn);
  }, [mode]);
  if (mode !== 'sandbox' || !idle) return null;
  return (
    <Suspense fallback={null}>
      <DevToolbar />
    </Suspense>
  );
}
