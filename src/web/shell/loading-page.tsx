/** While a page loads: its shape in gray, words only when it takes longer than a blink, and the lender's loader above. */

import { useEffect, useLayoutEffect, useState } from 'react';
import { useLoadingWhile } from '../page/loading/use-loading.ts';
import { say } from '../platform/data/say.ts';

const PATIENCE_MS = 400;

/** `inside` the shell only the column is drawn. */
export function LoadingPage({ inside = false }: { inside?: boolean }) {
  const [slow, setSlow] = useState(false);
  useLoadingWhile(true);
  // The page before was longer: what now stands at the same height would be the footer (FINDING-B15).
  useLayoutEffect(() => {
    if (window.scrollY > 0) window.scrollTo({ top: 0 });
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const shape = (
    <div className="hl-skeleton">
      <i />
      <i />
      <i />
      <i />
      <span className="hl-hidden" role="status">
        {slow ? say('page.loading') : ''}
      </span>
    </div>
  );
  if (inside) return shape;
  return (
    <div className="hl-columns">
      <div className="hl-column">{shape}</div>
    </div>
  );
}
