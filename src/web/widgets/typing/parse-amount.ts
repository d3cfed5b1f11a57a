/**
 * Reads an amount the way people type it: "$12,500", "12500", "12,500.00". What is no number is
 * returned as typed, so that validation refuses it and the borrower can still see and mend it.
 */

import { cleanText } from '../../../engine/text/clean-text.ts';

/** Whole dollars for `decimals` 0; otherwise a number with at most so many decimals. */
export function parseAmount(text: string, decimals = 0): number | string | undefined {
  const bare = cleanText(text).replace(/[$,%\s]/g, '');
  if (bare === '') return cleanText(text) === '' ? undefined : text;
  const match = /^(\d{0,15})(?:\.(\d*))?$/.exec(bare);
  if (!match || bare === '.') return text;
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  return fraction.length > decimals ? text : Number(`${match[1] || '0'}.${fraction || '0'}`);
}
