/**
 * The digits of a US phone number without its country code. US area codes never begin with 1,
 * so a leading 1 is always the country code. Answers null for text that holds other characters.
 */
import { digits } from './digits.ts';

/** Returns up to ten digits; null when the text has letters or more digits than a US number. */
export function nationalDigits(text: string): string | null {
  if (/[^\d\s().+-]/.test(text)) return null;
  const national = digits(text).replace(/^1/, '');
  return national.length <= 10 ? national : null;
}
