/**
 * The characters that our documents' fonts have: the Latin, Greek and Cyrillic letters with all their marks, the Hawaiian
 * ʻokina, and usual signs. A test holds this list against the fonts.
 */

const PRINTABLE = '\\n -~\\u00a0-\\u052f\\u1e00-\\u20be\\u2100-\\u214f\\u2c60-\\u2c7f';
const wholly = new RegExp(`^[${PRINTABLE}]*$`);
const missing = new RegExp(`[^${PRINTABLE}]`, 'gu');

/** Whether a text in NFC can stand on a document. */
export function isPrintable(text: string): boolean {
  return wholly.test(text);
}

/** What of a text cannot, once each, in its order. */
export function unprintable(text: string): string[] {
  return [...new Set(text.match(missing))];
}
