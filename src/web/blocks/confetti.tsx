/**
 * A short fall of paper in the brand's colors, the first time that a borrower sees an application complete; never
 * again.
 */
import { useState } from 'react';
import { usePageScope } from '../page/page-scope.ts';
import './confetti.css';

const PIECES = Array.from({ length: 24 }, (_, index) => index);

/** True once per application and browser. Without storage it is true once per visit. */
export function useCelebration(wanted: boolean): boolean {
  const { context, readOnly } = usePageScope();
  const [first] = useState(() => wanted && !readOnly && remember(context.application));
  return first;
}

function remember(application: string | undefined): boolean {
  if (application === undefined) return false;
  const key = `celebrated-${application}`;
  try {
    if (localStorage.getItem(key)) return false;
    localStorage.setItem(key, 'yes');
    return true;
  } catch {
    return false;
  }
}

/** For eyes only, and still under reduced motion. */
export function Confetti() {
  return (
    <span className="hl-confetti" aria-hidden="true">
      {PIECES.map((index) => (
        <i
          key={index}
          style={{ left: `${(index * 41) % 100}%`, animationDelay: `${(index * 73) % 600}ms` }}
        />
      ))}
    </span>
  );
}
