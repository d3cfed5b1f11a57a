/** A small panel under the control that opened it. Escape and a click outside close it; focus goes in and comes back. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** `onClose` is called once; the caller returns the focus to its button. */
export function Popup({ label, onClose, children }: { label: string; onClose(): void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus();
    const outside = (event: PointerEvent) => {
      const host = panel.current?.parentElement;
      if (event.target instanceof Node && !host?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [onClose]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="hl-popup"
      onKeyDown={closeOnEscape}
    >
      {children}
    </div>
  );
}
