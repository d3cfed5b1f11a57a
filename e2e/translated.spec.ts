/** A page that the browser translates shows what an untranslated one shows. */
/** Covers src/web/platform/jsx, src/tools/browser/translate-page.ts. */
import type { Page } from '@playwright/test';
import { translatePage } from '../src/tools/browser/translate-page.ts';
import { expect, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';

test('in a translated offer page the figures of every choice are those of that choice', async ({
  page,
  server,
  reach,
  watched,
}) => {
  const { progress } = await reach('heloc/product/select');
  const address = `${server.base}/account/heloc/${progress.uuid}/product/select`;
  await page.goto(address);
  const truth = await everyChoice(page);
  await page.addInitScript(translatePage);
  await page.goto(address);
  await expect(page.locator('main h1 font').first()).toBeVisible();
  const shown = await everyChoice(page);
  expect(shown).toEqual(truth);
  expect(new Set(Object.values(shown)).size).toBeGreaterThanOrEqual(9);
  await page.locator('input[id$="-term-30"]').dispatchEvent('click');
  await page.locator('input[id$="-fee-4.99"]').dispatchEvent('click');
  await page.getByRole('textbox', { name: 'Amount in dollars' }).fill('41500');
  const hero = page.locator('.hl-hero');
  for (const figure of [
    '$355.03',
    '9.70%',
    '$39,527.57',
    '$39,302.57',
    '$1,972.43',
    '360 payments over 30 years',
  ])
    await expect(hero).toContainText(figure);
  expect(watched.problems).toEqual([]);
});

test('a translated application leads from page to page and back', async ({
  page,
  server,
  watched,
  reach,
}) => {
  const { progress } = await reach('heloc/product/select');
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('Error Fallback')) reports.push(request.postData() ?? '');
  });
  await page.addInitScript(translatePage);
  const heading = page.locator('main h1 font').first();
  await page.goto(`${server.base}/account/heloc/${progress.uuid}/product/select`);
  await expect(heading).toBeVisible();
  for (const path of [
    'dashboard',
    'dashboard/settings',
    `${progress.uuid}/product/select`,
    'register',
    'coming-soon',
  ]) {
    const before = await page.locator('main h1').first().innerText();
    await goWithin(page, `/account/heloc/${path}`);
    await expect(page.locator('main h1').first()).not.toHaveText(before);
    await expect(heading).toBeVisible();
    await page.waitForTimeout(300);
  }
  expect(reports).toEqual([]);
  expect(watched.problems).toEqual([]);
});

async function everyChoice(page: Page): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  await expect(page.locator('.hl-hero-payment')).toContainText('$');
  const [terms, fees] = [page.locator('input[id*="-term-"]'), page.locator('input[id*="-fee-"]')];
  for (const term of await terms.all())
    for (const fee of await fees.all()) {
      await term.dispatchEvent('click');
      await fee.dispatchEvent('click');
      const choice = await page
        .locator('.hl-offer-card input:checked')
        .evaluateAll((all) => all.map(({ id }) => id));
      found[choice.join(', ')] = await page.locator('.hl-offer-selector').innerText();
    }
  return found;
}
