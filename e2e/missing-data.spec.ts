/** A page that comes without its lender says so, in words and in looks, and nothing else is asked of the server. */
/** Covers src/web/platform/data/read-org-data.ts, src/web/shell. */
import type { Page } from '@playwright/test';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { expect, test } from './fixtures.ts';

const data = /<script type="application\/json" id="hearthline-data">.*?<\/script>/s;

test("[ACC-B1] missing organization data: 'No private label data found' and the detail, on screen", async ({
  page,
  server,
}) => {
  await answerWith(page, (html) => html.replace(data, ''));
  const failed = page.waitForEvent('pageerror');

  await page.goto(`${server.base}/account/heloc/register`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No private label data found');
  await expect(page.getByText('no #hearthline-data in the page')).toBeVisible();
  expect((await failed).message).toBe('No private label data found: no #hearthline-data in the page');
  await expect(page).toHaveTitle('No private label data found');
  expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain('Inter');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('[ACC-B1] data that cannot be read says why, and trying again helps when it is back', async ({
  page,
  server,
}) => {
  await answerWith(page, (html) => html.replace('"orgMetaData"', '"orgMetaDate"'));
  await page.goto(`${server.base}/account/heloc/register`);
  await expect(page.getByText('orgMetaData is absent')).toBeVisible();

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No private label data found');
});

async function answerWith(page: Page, change: (html: string) => string) {
  await page.route('**/account/heloc/register', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
