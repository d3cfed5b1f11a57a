/**
 * The first line of an address that mail goes to (USPS Publication 28): a number and a street, a box of any kind ("PO Box 412",
 * "HC 1 Box 2", "PSC 3 Box 4120"), or, without a number, General Delivery and an urbanización of Puerto Rico.
 */
import { isPlainStreet } from './is-plain-street.ts';

export function mailStreet(value: string): boolean {
  return isPlainStreet(value) && (/\d/.test(value) || NUMBERLESS.test(value));
}

const NUMBERLESS = /^(general delivery$|urb(anizaci[oó]n)?\b)/i;
