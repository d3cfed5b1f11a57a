/** A line drawing in the brand's own color. It says nothing new, so it is hidden from screen readers. */
import { Suspense } from 'react';
import { part } from '../platform/jsx/part.tsx';
import { Drawing } from './drawing.tsx';

// Loaded later, since no first page shows one; its room is kept until then.
const Sketch = part('pictures', async () => (await import('./pictures.tsx')).Sketch);

/** @param name of a sketch; an unknown name shows the house. */
export function Picture({ name }: { name: string }) {
  return (
    <Drawing box="0 0 240 140">
      <Suspense fallback={null}>
        <Sketch name={name} />
      </Suspense>
    </Drawing>
  );
}
