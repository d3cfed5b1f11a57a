/** A button that unfolds a small panel. Escape and a click elsewhere close it; focus returns to the button. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export type DisclosureMenuProps = { label: string; icon: ReactNode; children: ReactNode };

/** The panel is drawn only while it is open. */
export function DisclosureMenu({ label, icon, children }: DisclosureMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);

  function close(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears Escape from the controls inside
    <div className="hl-menu" ref={root} onKeyDown={close}>
      <button
        ref={button}
        type="button"
        className="hl-menu-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {icon}
        <span>{label}</span>
      </button>
      <div id={id} className="hl-menu-panel" hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
