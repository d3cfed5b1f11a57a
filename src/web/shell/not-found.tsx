/** The place of the page for an address without a page. It comes later, since no first page is one. */
import { lazy, Suspense } from 'react';

const Coming = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));

export function NotFound() {
  return (
    <Suspense fallback={null}>
      <Coming />
    </Suspense>
  );
}
