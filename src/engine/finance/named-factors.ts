/**
 * The key factors of a score that a borrower is told: the first four, and the number of inquiries as a fifth where the
 * bureau names it further down (15 USC 1681g(f)(9) and 1681m(a)(2)).
 */

/** `text`: the bureau's words. `inquiries`: the factor is the number of inquiries. */
export type KeyFactor = { text: string; inquiries: boolean };

const most = 4;

/** @param factors the heaviest first */
export function namedFactors(factors: readonly KeyFactor[]): string[] {
  const fifth = factors.slice(most).find(({ inquiries }) => inquiries);
  return [...factors.slice(0, most), ...(fifth ? [fifth] : [])].map(({ text }) => text);
}
