/**
 * Groups the digits of an amount while it is typed: 12500 becomes 12,500. Only the part before the
 * decimal point changes; text that is no number is left alone.
 */

import { cleanText } from '../../../engine/text/clean-text.ts';

/** Takes the typed text or a stored number and answers what the field shows. */
export function showAmount(value: string | number): string {
  const text = String(value);
  const match = /^([\d,]*)(\.\d*)?$/.exec(cleanText(text).replace(/[$\s]/g, ''));
  if (!match) return text;
  const whole = (match[1] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (match[2] ?? '');
}
