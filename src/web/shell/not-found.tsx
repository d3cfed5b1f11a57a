/** The place of the page for an address without a page. It comes later, since no first page is one. */
import { Suspense } from 'react';
import { part } from '../platform/jsx/part.tsx';

const Coming = part('not-found-page', async () => (await import('./not-found-page.tsx')).NotFoundPage);

export function NotFound() {
  return (
    <Suspense fallback={null}>
      <Coming />
    </Suspense>
  );
}
