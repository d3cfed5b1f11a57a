/** The frame of a line drawing. */
import type { ReactNode } from 'react';

/** @param box what of the drawing is seen, in its own units. */
export function Drawing({ box, children }: { box: string; children: ReactNode }) {
  return (
    <svg className="hl-picture" viewBox={box} fill="none" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
