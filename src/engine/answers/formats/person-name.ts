/**
 * A legal name as on a US ID and in county records: Latin letters with any marks, spaces, hyphens, apostrophes, full stops, the
 * middle dot of Catalan and the ʻokina of Hawaiian, with at least one letter. All of it can be printed on our documents.
 */
import { isPrintable } from '../../text/printable.ts';

export function personName(value: string): boolean {
  return LETTERS.test(value) && /\p{L}/u.test(value) && value === value.trim() && isPrintable(value);
}

const LETTERS = /^[\p{Script=Latin}\p{M}ʻʼʾʿ .'’·-]+$/u;
