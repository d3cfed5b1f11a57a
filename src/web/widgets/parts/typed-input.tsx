/** One text input over a typed value, with an optional $ before or % after it. The base of money, phone, number. */
import type { HTMLAttributes } from 'react';
import type { WidgetProps } from '../../platform/data/widget.ts';
import type { Typing } from '../typing/typing.ts';
import { control } from './control.ts';
import { useTypedText } from './use-typed-text.ts';

type Look = {
  prefix?: string;
  suffix?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  placeholder?: string;
  type?: 'text' | 'tel';
  className?: string;
  /** Class of the box around an input with a prefix or suffix. */
  box?: string;
};

/** `look.prefix` and `look.suffix` are drawn inside the field and hidden from screen readers: the label says them. */
export function TypedInput<T>(props: { of: WidgetProps<T>; typing: Typing<T>; look: Look }) {
  const { prefix, suffix, className, box, ...look } = props.look;
  const bound = useTypedText(props.of, props.typing);
  const input = (
    <input
      type="text"
      autoComplete="off"
      {...control(props.of)}
      {...look}
      {...bound}
      className={`hl-input ${className ?? ''} ${prefix || suffix ? '' : (box ?? '')}`}
    />
  );
  if (!prefix && !suffix) return input;
  return (
    <div
      className={`hl-affix ${box ?? ''}`}
      data-invalid={props.of.invalid}
      data-disabled={props.of.disabled}
    >
      {prefix && <Affix text={prefix} />}
      {input}
      {suffix && <Affix text={suffix} />}
    </div>
  );
}

function Affix({ text }: { text: string }) {
  return (
    <span className="hl-affix-text" aria-hidden="true">
      {text}
    </span>
  );
}
