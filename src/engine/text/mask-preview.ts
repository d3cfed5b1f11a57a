/**
 * Hides numbers in what is still being typed: whoever reads along needs none. It hides more than `maskNumbers`, which sees a
 * whole message: half of a card's number is no card's number yet.
 */

/** The same text with • in place of each digit of a run of four or more, one sign at most between two. */
export function maskPreview(text: string): string {
  return text.replace(longRun, (found) => found.replace(/\p{Nd}/gu, '•'));
}

const longRun = /\p{Nd}(?:[\s.\u2010-\u2015\u2212\uff0d\uff0e-]?\p{Nd}){3,}/gu;
