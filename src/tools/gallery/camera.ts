/** Two browser windows, a phone and a desk, that keep their caches from picture to picture and show the client's session. */
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Client } from '../journey/client.ts';
import type { Shot } from './contact-sheet.ts';

export const widths = [375, 1280];

export type Camera = {
  /** Pictures of an address below the base path, at both widths. */
  shoot(path: string, name: string): Promise<Shot[]>;
  close(): Promise<void>;
};

/** Opens a window for each width; pictures go to the folder `out`. */
export async function openCamera(browser: Browser, client: Client, out: string): Promise<Camera> {
  const windows = await Promise.all(widths.map((width) => openWindow(browser, width)));
  return {
    shoot: (path, name) => Promise.all(windows.map((window) => take(window, client, path, name, out))),
    close: async () => {
      await Promise.all(windows.map(({ context }) => context.close()));
    },
  };
}

// In a picture of the whole page, what sticks to the foot of the screen stands where the page ends.
const LONG_PICTURE = '.hl-actions { position: static !important }';

type Window = { width: number; context: BrowserContext; page: Page };

async function openWindow(browser: Browser, width: number): Promise<Window> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 812 : 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  return { width, context, page: await context.newPage() };
}

async function take(window: Window, client: Client, path: string, name: string, out: string): Promise<Shot> {
  const { width, page } = window;
  await signIn(window, client);
  const mark = path.includes('?') ? '&' : '?';
  await page.goto(`${client.base}/account/heloc${path}${mark}org=${client.org}`, { waitUntil: 'load' });
  await untilQuiet(page);
  await page.addStyleTag({ content: LONG_PICTURE });
  const file = join(out, `${client.org}-${name.replaceAll('/', '_')}-${width}.png`);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  return { page: name, width, file };
}

// The session's cookies and its token, as the browser would have them after signing in.
async function signIn({ context, page }: Window, client: Client): Promise<void> {
  const cookies = client.cookies().map((cookie) => ({ ...cookie, url: client.base }));
  if (cookies.length > 0) await context.addCookies(cookies);
  if (!page.url().startsWith(client.base)) await page.goto(`${client.base}/healthz`);
  await page.evaluate((token) => {
    if (token) localStorage.setItem('jwt-local', token);
    else localStorage.removeItem('jwt-local');
  }, client.jwt());
}

// A title stands, nothing is being loaded, and the letters have arrived.
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForSelector('main h1', { timeout: 10_000 });
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
