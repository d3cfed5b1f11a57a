/**
 * The digits of a US phone number without its country code. US area codes never begin with 1,
 * so a leading 1 is always the country code. An address book may write tel: before it. Answers null for text that holds other characters.
 */
import { cleanText } from '../../../engine/text/clean-text.ts';
import { digits } from './digits.ts';

/** Returns up to ten digits; null when the text has letters or more digits than a US number. */
export function nationalDigits(text: string): string | null {
  const typed = cleanText(text).replace(/^tel:/i, '');
  if (/[^\d\s().+-]/.test(typed)) return null;
  const national = digits(typed).replace(/^1/, '');
  return national.length <= 10 ? national : null;
}
