/** A native checkbox in the house look, with its label beside it. */
import type { ReactNode } from 'react';
import type { WidgetProps } from '../../platform/data/widget.ts';

type Props = {
  of: Pick<
    WidgetProps<never>,
    'id' | 'name' | 'disabled' | 'readOnly' | 'required' | 'invalid' | 'describedBy' | 'onBlur'
  >;
  checked: boolean;
  label: ReactNode;
  onCheck(checked: boolean): void;
};

/** `of` gives id, state and descriptions; checking is the borrower's alone. */
export function Check({ of, checked, label, onCheck }: Props) {
  return (
    <label className="hl-check" htmlFor={of.id}>
      <input
        type="checkbox"
        className="hl-mark"
        id={of.id}
        name={of.name}
        checked={checked}
        data-drawn={checked}
        disabled={of.disabled || of.readOnly}
        aria-required={of.required || undefined}
        aria-invalid={of.invalid || undefined}
        aria-describedby={of.describedBy}
        onChange={(event) => onCheck(event.target.checked)}
        onBlur={of.onBlur}
      />
      <span className="hl-check-text">{label}</span>
    </label>
  );
}
