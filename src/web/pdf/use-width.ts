/** The inner width of an element in px, following it as it changes. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** 0 until the element is laid out. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setWidth(Math.floor(target.clientWidth - 2));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(target);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
