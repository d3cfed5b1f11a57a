/** Two browser windows, phone and desktop, that keep their caches between pictures and share the client's session. */
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn } from '../browser/sign-in.ts';
import { untilQuiet } from '../browser/until-quiet.ts';
import type { Client } from '../journey/client.ts';
import type { Shot } from './contact-sheet.ts';

export const widths = [375, 1280];

export type Camera = {
  /** Pictures of an address below the base path, at both widths. */
  shoot(path: string, name: string): Promise<Shot[]>;
  /** The same, by going there inside the application: quicker, as long as nothing has changed on the server. */
  turnTo(path: string, name: string): Promise<Shot[]>;
  close(): Promise<void>;
};

/** Opens a window for each width; pictures go to the folder `out`. */
export async function openCamera(browser: Browser, client: Client, out: string): Promise<Camera> {
  const windows = await Promise.all(widths.map((width) => openWindow(browser, width)));
  return {
    shoot: (path, name) => Promise.all(windows.map((window) => shoot(window, client, path, name, out))),
    turnTo: (path, name) => Promise.all(windows.map((window) => turnTo(window, client, path, name, out))),
    close: async () => {
      await Promise.all(windows.map(({ context }) => context.close()));
    },
  };
}

// In a full-page picture, the sticky bar belongs at the end of the page, and developers' tools are left out.
const LONG_PICTURE = '.hl-actions-main { position: static !important } .hl-dev { display: none !important }';

type Window = { width: number; context: BrowserContext; page: Page };

async function openWindow(browser: Browser, width: number): Promise<Window> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 812 : 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  return { width, context, page: await context.newPage() };
}

async function shoot(window: Window, client: Client, path: string, name: string, out: string): Promise<Shot> {
  await signIn(window.page, client);
  await window.page.goto(addressOf(client, path), { waitUntil: 'load' });
  return take(window, client, name, out);
}

async function turnTo(
  window: Window,
  client: Client,
  path: string,
  name: string,
  out: string,
): Promise<Shot> {
  const { page } = window;
  if (!page.url().includes('preview=1')) return shoot(window, client, path, name, out);
  await page.evaluate(
    (to) => {
      document.querySelector('main h1')?.setAttribute('data-before', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    addressOf(client, path),
  );
  const turned = page.waitForSelector('main h1:not([data-before])', { timeout: 5_000 });
  const arrived = await turned.then(
    () => true,
    () => false,
  );
  return arrived ? take(window, client, name, out) : shoot(window, client, path, name, out);
}

function addressOf(client: Client, path: string): string {
  return `${client.base}/account/heloc${path}${path.includes('?') ? '&' : '?'}org=${client.org}`;
}

async function take({ width, page }: Window, client: Client, name: string, out: string): Promise<Shot> {
  await untilQuiet(page);
  await page.addStyleTag({ content: LONG_PICTURE });
  const file = join(out, `${client.org}-${name.replaceAll('/', '_')}-${width}.png`);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  return { page: name, width, file };
}
