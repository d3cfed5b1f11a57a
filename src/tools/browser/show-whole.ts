/** Makes the window as high as the page, with what it folds open: what a bar covers while one scrolls is the keyboard's story, not axe's. */
import type { Page } from '@playwright/test';

export async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.hl-fold')) fold.open = true;
    scrollTo({ top: 0, behavior: 'instant' });
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height: Math.max(900, height) });
  // A page that is as high as its window stays longer than it, and a box with the focus scrolls into view.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
