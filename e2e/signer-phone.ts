/** An invited owner's pages on a phone: opens, fills and reads them as a person would. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { fillPage } from './fill-page.ts';
import { expect } from './fixtures.ts';
import { pageDefinition } from './stops.ts';

export const phone = { width: 375, height: 812 };

export async function onPhone(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: phone })).newPage();
}

/** @param id of the page in the flow of parts */
export async function fill(page: Page, id: string, data: Record<string, unknown>) {
  const { ui = {} } = pageDefinition('signer', id);
  const widgets = Object.fromEntries(
    Object.entries(ui).map(([name, { 'ui:widget': widget = 'text' }]) => [name, widget]),
  );
  // The others may show only once the first is answered.
  const [first = ''] = Object.keys(data);
  await expect(page.locator(`[data-field="${first}"]`)).toBeVisible({ timeout: 180_000 });
  await fillPage(page, data, widgets);
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Waits for the page of this heading, which must not be wider than the screen. */
export async function heading(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 180_000 });
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, name).toBeLessThanOrEqual(0);
}

/** Waits for the page that is next: the open one reads again when its window gets the focus, and leads there by itself. */
export async function ledTo(page: Page, name: string) {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 180_000 });
}

type Mail = { to: string; subject: string; text: string };

/** The personal links in the emails of this subject to this address, the oldest first. */
export function linksTo(dataDir: string, email: string, subject: string): string[] {
  const lines = readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8').trim().split('\n');
  const mails = lines.map((line) => JSON.parse(line) as Mail);
  return mails
    .filter((mail) => mail.to === email && mail.subject === subject)
    .map(({ text }) => text.match(/http:\S+#token=\w+/)?.[0] ?? '');
}
