/** Handles Escape inside a frame. Outer frames do not hear it. */
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** `onEscape` undefined lets the key pass. */
export function useEscape(frame: RefObject<HTMLElement | null>, onEscape: (() => void) | undefined): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onEscape) return;
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => hear(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [frame]);
}
