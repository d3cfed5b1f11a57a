/** How far a page reaches beyond the right edge of its window, in pixels: a phone would have to scroll sideways. */
import type { Page } from '@playwright/test';

export function beyondEdge(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
