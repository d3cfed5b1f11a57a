/** A line drawing in the brand's own color. It says nothing new, so it is hidden from screen readers. */
import { lazy, type ReactNode, Suspense } from 'react';
import { SCENES } from './scenes.tsx';

// Loaded later, since no first page shows one; its room is kept until then.
const Sketch = lazy(async () => ({ default: (await import('./pictures.tsx')).Sketch }));

/** @param name of a scene or a sketch; an unknown name shows the house. */
export function Picture({ name }: { name: string }) {
  if (Object.hasOwn(SCENES, name)) return <Drawing box="0 0 480 400">{SCENES[name]}</Drawing>;
  return (
    <Drawing box="0 0 240 140">
      <Suspense fallback={null}>
        <Sketch name={name} />
      </Suspense>
    </Drawing>
  );
}

function Drawing({ box, children }: { box: string; children: ReactNode }) {
  return (
    <svg className="hl-picture" viewBox={box} fill="none" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
