/** Escape pressed inside a frame. Who stands further out does not hear it. */
import { type RefObject, useEffect, useRef } from 'react';

/** `onEscape` undefined lets the key pass. */
export function useEscape(frame: RefObject<HTMLElement | null>, onEscape: (() => void) | undefined): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    const element = frame.current;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !latest.current) return;
      event.stopPropagation();
      latest.current();
    };
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, [frame]);
}
