/** Moves to another address inside the open app, as a link does: nothing is loaded again that is already here. */
import type { Page } from '@playwright/test';

/** @param path below the origin, with its query. Returns at once; the caller waits for what it came for. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
