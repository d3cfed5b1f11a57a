/** Chromium as the tools use it: the machine's own, without a window. */
import { type Browser, type BrowserContext, chromium } from '@playwright/test';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** A session of its own, in which nothing moves. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  // What runs our TypeScript gives functions their names by a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}
