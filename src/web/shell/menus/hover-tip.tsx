/** Words that show beside a control 200 ms after it is pointed at or focused (ACC-N13). Escape takes them away. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';

const DELAY_MS = 200;
/** Long enough to move the pointer onto the words, which then stay (WCAG 1.4.13). */
const GRACE_MS = 150;

type Pointing = 'no' | 'here' | 'leaving';

export type TipTrigger = {
  'aria-describedby': string;
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
  onKeyDown(event: KeyboardEvent): void;
};

export type HoverTipProps = { text: string; children(trigger: TipTrigger): ReactNode };

/** `children` draws the control with what it is given; the words describe it to screen readers too. */
export function HoverTip({ text, children }: HoverTipProps) {
  const id = useId();
  const [pointing, setPointing] = useState<Pointing>('no');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (pointing === 'no') return setShown(false);
    const next = pointing === 'here' ? () => setShown(true) : () => setPointing('no');
    const timer = setTimeout(next, pointing === 'here' ? DELAY_MS : GRACE_MS);
    return () => clearTimeout(timer);
  }, [pointing]);
  const stay = () => setPointing('here');
  const leave = () => setPointing('leaving');
  const hide = () => setPointing('no');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    event.stopPropagation();
    hide();
  };
  const trigger = { onPointerEnter: stay, onPointerLeave: leave, onFocus: stay, onBlur: hide, onKeyDown };
  return (
    <span className="hl-tip">
      {children({ 'aria-describedby': id, ...trigger })}
      <span
        id={id}
        role="tooltip"
        className="hl-tip-words"
        hidden={!shown}
        onPointerEnter={stay}
        onPointerLeave={leave}
      >
        {text}
      </span>
    </span>
  );
}
