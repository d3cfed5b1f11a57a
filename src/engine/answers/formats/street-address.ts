/** House number and street: a digit, a letter, no PO box and none of the characters that CFPB edits Q660-3/-4 question. */
import { isPlainStreet } from './is-plain-street.ts';

export function streetAddress(value: string): boolean {
  return /\d/.test(value) && isPlainStreet(value) && !PO_BOX.test(value);
}

const PO_BOX = /\bp\.?\s*o\.?\s*b(ox)?\b|\bpost\s+office\s+box\b/i;
