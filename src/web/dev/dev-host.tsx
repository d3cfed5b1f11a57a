/** Where the developers' toolbar is in the sandbox. Production never asks for it, and its server would not send it. */
import { Suspense } from 'react';
import { useOrg } from '../platform/data/org-context.ts';
import { useIdle } from '../platform/data/use-idle.ts';
import { part } from '../platform/jsx/part.tsx';

const DevToolbar = part('dev-toolbar', async () => (await import('./dev-toolbar.tsx')).DevToolbar);

/** The page comes first: the toolbar is asked for when the browser has nothing better to do. */
export function DevHost() {
  const isSandbox = useOrg().mode === 'sandbox';
  const isIdle = useIdle(isSandbox);
  if (!isSandbox || !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <DevToolbar />
    </Suspense>
  );
}
