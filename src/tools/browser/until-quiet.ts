/** Waits until a page stands still: it has a title, nothing is loading, and its fonts are there. */
import type { Page } from '@playwright/test';

/** Throws after ten seconds without a title. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForSelector('main h1', { timeout: 60_000 });
  await page
    .waitForFunction(
      () => !document.querySelector('.hl-loading, .hl-loading-field, .hl-skeleton, [aria-busy="true"]'),
      undefined,
      { timeout: 5_000 },
    )
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(120);
}
