/** Waits until a page stands still: its fields are drawn, nothing is being fetched, its fonts are there. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const quietMs = 100;

/** Watches the page's requests from now on. @returns what waits until the page stands still */
export function settling(page: Page): () => Promise<void> {
  let open = 0;
  let last = 0;
  const note = (change: number) => () => {
    open += change;
    last = Date.now();
  };
  page.on('request', note(1));
  page.on('requestfinished', note(-1));
  page.on('requestfailed', note(-1));
  return async () => {
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.hl-loading, .hl-loading-field, .hl-loading-page')).toHaveCount(0);
    await expect.poll(() => open === 0 && Date.now() - last >= quietMs, { intervals: [50] }).toBe(true);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
}
