/**
 * Reads a US phone number the way people type it. Ten digits (a leading 1 or +1 may stand before
 * them) become +1XXXXXXXXXX; anything else is returned as typed, so that validation can refuse it.
 */
import { cleanText } from '../../../engine/text/clean-text.ts';
import { nationalDigits } from './national-digits.ts';

/** Returns the stored form, the text itself when it is not a number yet, or undefined when empty. */
export function parsePhone(text: string): string | undefined {
  if (cleanText(text) === '') return undefined;
  const national = nationalDigits(text);
  return national?.length === 10 ? `+1${national}` : text;
}
