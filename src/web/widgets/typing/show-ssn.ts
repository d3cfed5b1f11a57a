/** Writes a Social Security number as 123-45-6789 while it is typed; other text is left alone. */
import { cleanText } from '../../../engine/text/clean-text.ts';
import { digits } from './digits.ts';

/** Groups up to nine digits; a hyphen is never the last character. */
export function showSsn(text: string): string {
  const typed = cleanText(text);
  const bare = digits(typed);
  if (/[^\d\s-]/.test(typed) || bare.length > 9) return text;
  return [bare.slice(0, 3), bare.slice(3, 5), bare.slice(5)].filter(Boolean).join('-');
}
