/** One icon by its tabler name, hidden from screen readers. Its room is kept while the drawings load. */
import { Suspense } from 'react';
import { part } from '../platform/jsx/part.tsx';

const DrawnIcon = part('icon-set', async () => (await import('./icon-set.tsx')).DrawnIcon);

/** `size` in px. */
export function Icon({ name, className, size = 26 }: { name: string; className?: string; size?: number }) {
  return (
    <span className={className} style={{ width: size, height: size }} aria-hidden="true">
      <Suspense fallback={null}>
        <DrawnIcon name={name} size={size} />
      </Suspense>
    </span>
  );
}
