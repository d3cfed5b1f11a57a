/**
 * Writes a phone number as (202) 555-0101 while it is being typed. A separator is never the last
 * character, so the backspace key always removes a digit.
 */
import { nationalDigits } from './national-digits.ts';

/** Groups the digits typed so far; text that is no US number is left alone. */
export function showPhone(text: string): string {
  const national = nationalDigits(text);
  if (national === null || national === '') return text;
  const [area, exchange, line] = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  return exchange ? `(${area}) ${exchange}` : `(${area}`;
}
