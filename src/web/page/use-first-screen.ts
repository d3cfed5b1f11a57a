/**
 * A long page is seen sooner when it first draws what fills a screen: the rest follows at once, and gives way to what
 * the visitor types meanwhile. Answers are judged by the page's store, whether their fields are drawn or not.
 */
import { useDeferredValue, useEffect } from 'react';

/** As many fields fill the first screen of a phone and of a desktop, below the page's title. */
export const FIRST_FIELDS = 10;

const visit = { isDrawn: false };

/** The server draws pages whole, and who takes one over draws the same. */
export function drawWhole(): void {
  visit.isDrawn = true;
}

/**
 * Whether to draw the first screen only: of a page with more than `FIRST_FIELDS` of its `count` fields, while the
 * visit's first page opens, unless the address names a place on it.
 */
export function useFirstScreen(count: number): boolean {
  const isShort = count <= FIRST_FIELDS || (globalThis.location?.hash ?? '') !== '';
  const isWhole = useDeferredValue(true, isShort || visit.isDrawn);
  useEffect(() => {
    if (isWhole) visit.isDrawn = true;
  }, [isWhole]);
  return !isWhole;
}
