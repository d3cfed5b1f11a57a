/** Tells the style how much of the screen a phone's keyboard leaves, and where that begins. */
import { useEffect } from 'react';

export function useVisibleHeight(element: { current: HTMLElement | null }): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const adapt = () => {
      element.current?.style.setProperty('--hl-seen', `${seen.height}px`);
      element.current?.style.setProperty('--hl-seen-top', `${seen.offsetTop}px`);
    };
    adapt();
    seen.addEventListener('resize', adapt);
    seen.addEventListener('scroll', adapt);
    return () => {
      seen.removeEventListener('resize', adapt);
      seen.removeEventListener('scroll', adapt);
    };
  }, [element]);
}
