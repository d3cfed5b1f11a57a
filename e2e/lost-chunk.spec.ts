/** FAULT-18 in Chromium: a part of the application that the server no longer has (ACC-B6), and what the error page says (ACC-E5). */
/** Covers src/tools/build. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const FORM = /\/assets\/page-form-[^/]+\.js$/;
const READER = /\/assets\/pdf-reader-[^/]+\.js$/;
const snag = 'Sorry, looks like we have hit a snag!';

test('[ACC-B6][ACC-E5] a lost part reloads five times, then the error page; when it is back, Try again works', async ({
  page,
  server,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  const heard = await hear(page);
  await page.route(FORM, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${server.base}/account/heloc/register?step=property-info`);
  await expect(page.getByRole('heading', { name: snag })).toBeVisible({ timeout: 180_000 });
  expect(loads).toBe(6);
  expect(heard.length).toBeGreaterThanOrEqual(6);
  await expect(page.getByText('Please click “Try again”')).toBeVisible();
  const help = page.getByRole('alert');
  await expect(help.getByRole('link', { name: '(800) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18005550142',
  );
  await expect(help.getByRole('link', { name: 'help@hearthline.example' })).toBeVisible();
  await expect(help.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute(
    'href',
    '/account/heloc/dashboard',
  );
  await page.unroute(FORM);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-field]').first()).toBeVisible();
});

test('[ACC-B6] a page that is offline does not reload', async ({ page, server }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.route(FORM, (route) => route.abort());
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.goto(`${server.base}/account/heloc/register?step=property-info`);
  await expect(page.getByRole('heading', { name: snag })).toBeVisible();
  expect(loads).toBe(1);
});

test('[ACC-B6] what is typed is saved before the page reloads', async ({ page, reach }) => {
  const { client, progress } = await reach('heloc/start/app-summary');
  await page.goto(`${client.base}/account/heloc/${progress.uuid}/start/app-summary`);
  let isBack = false;
  page.once('load', () => (isBack = true));
  await page.route(READER, (route) => (isBack ? route.continue() : route.fulfill({ status: 404 })));
  const name = page.locator('[data-field="signature"] input').first();
  await name.fill('Maria Sample');
  await page.getByRole('button', { name: /^Open/ }).first().click();
  await expect.poll(() => isBack, { timeout: 180_000 }).toBe(true);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(name).toHaveValue('Maria Sample');
  await page.getByRole('button', { name: /^Open/ }).first().click();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
});

/** Every preload-error of every load. */
async function hear(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('heardPreloadError', (message: string) => heard.push(message));
  await page.addInitScript(() =>
    addEventListener('preload-error', (event) =>
      Reflect.get(window, 'heardPreloadError')(String(Reflect.get(event, 'detail'))),
    ),
  );
  return heard;
}
