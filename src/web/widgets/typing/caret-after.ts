/**
 * Finds where the caret belongs after a text was regrouped: behind as many digits and letters as
 * stood before it. Separators do not count, because the field puts them in itself.
 */

/** Number of characters before `caret` that the borrower typed (digits, letters, decimal point). */
export function typedBefore(text: string, caret: number): number {
  return [...text.slice(0, caret)].filter(isTyped).length;
}

/** Position in `text` right behind its first `count` typed characters. */
export function caretAfter(text: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (isTyped(text.charAt(place))) seen += 1;
    if (seen === count) return place + 1;
  }
  return text.length;
}

function isTyped(character: string): boolean {
  return /[\p{L}\d.]/u.test(character);
}
