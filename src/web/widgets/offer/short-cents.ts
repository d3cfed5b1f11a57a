/** Dollars and cents, without cents that are none: $60,000 and $58,258.08. For figures that stand large and alone. */
import { cents } from '../../../engine/text/cents.ts';

/** `value` in cents. */
export function shortCents(value: number): string {
  return cents(value).replace(/\.00$/, '');
}
