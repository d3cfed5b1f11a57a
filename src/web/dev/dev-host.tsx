/** Where the developers' toolbar stands in the sandbox. Production never asks for it, and its server would not send it. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useOrg } from '../data/org-context.ts';

const DevToolbar = lazy(async () => ({ default: (await import('./dev-toolbar.tsx')).DevToolbar }));

/** The page comes first: the toolbar is asked for when the browser has nothing better to do. */
export function DevHost() {
  const { mode } = useOrg();
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (mode !== 'sandbox') return;
    const timer = setTimeout(() => setIdle(true));
    return () => clearTimeout(timer);
  }, [mode]);
  if (mode !== 'sandbox' || !idle) return null;
  return (
    <Suspense fallback={null}>
      <DevToolbar />
    </Suspense>
  );
}
