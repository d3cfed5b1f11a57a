/** The place of every page, which says so while it loads. */
import type { ReactNode } from 'react';
import { useLoadingState } from './use-loading.ts';

/** The skip link leads here. */
export function Main({ children }: { children: ReactNode }) {
  const isBusy = useLoadingState() === 'loading';
  return (
    <main id="main" className="hl-main" tabIndex={-1} aria-busy={isBusy || undefined}>
      {children}
    </main>
  );
}
