/** A button that unfolds a small panel. Escape, a click elsewhere and leaving by Tab close it; on Escape the focus returns. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';

export type DisclosureMenuProps = {
  label: string;
  icon: ReactNode;
  /** `icon` hides the label from the eye at every width; usually only phones do. */
  look?: 'label' | 'icon';
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** The panel is drawn only while it is open. Another page closes it. */
export function DisclosureMenu({ label, icon, look = 'label', children }: DisclosureMenuProps) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const setOpen = (next: boolean) => setOpenAt(next ? key : undefined);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    leave();
  }

  function leave(): void {
    setOpen(false);
    button.current?.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears Escape and leaving from the controls inside
    <div className="hl-menu" data-open={open || undefined} ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className="hl-menu-button"
        data-look={look}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {icon}
        <span>{label}</span>
      </button>
      <div id={id} className="hl-menu-panel" hidden={!open}>
        {open && (typeof children === 'function' ? children(leave) : children)}
      </div>
    </div>
  );
}
