/** Whether an element has been scrolled away under the top bar. */
import { useEffect, useRef, useState } from 'react';

/** A ref for the element, and true while none of it can be seen. */
export function useGone() {
  const ref = useRef<HTMLElement>(null);
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const look = new IntersectionObserver(([entry]) => {
      setGone(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    look.observe(ref.current);
    return () => look.disconnect();
  }, []);
  return [ref, gone] as const;
}
