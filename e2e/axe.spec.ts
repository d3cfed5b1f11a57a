/**
 * Axe (WCAG 2.0 to 2.2, A and AA, and best practice) finds nothing on any page of the path: as opened and with errors,
 * at 375 and 1280 px. On the way: title, focus after a change of route, error summary, reflow at 320 px.
 */
/** Covers src/web, src/tools/browser. */
import type { Page } from '@playwright/test';
import { brokenRules } from '../src/tools/browser/axe-scan.ts';
import { expect, test } from './fixtures.ts';
import { arrivesWell, reflows, scan, scanBeside, scanErrors } from './page-checks.ts';
import { happyStops } from './stops.ts';
import { openWalker } from './walker.ts';

const flows = [
  ['registration', scan, happyStops().filter(({ name }) => name.startsWith('register/'))],
  // The bars that stand elsewhere at another width were scanned there in registration.
  ['the application', scanBeside, happyStops().filter(({ name }) => !name.startsWith('register/'))],
] as const;

for (const [title, look, stops] of flows)
  test(`[ACC-B3][ACC-F15] axe finds nothing on the pages of ${title}; each has its title and the footer`, async ({
    page,
    server,
  }) => {
    const walker = openWalker(page, server.base);
    for (const stop of stops)
      await test.step(stop.name, async () => {
        await walker.arrive(stop);
        await arrivesWell(page, stop);
        await look(page, `${stop.name}, as opened`);
        if (await pressPrimary(page)) {
          await summaryReachesTheFields(page, stop.name);
          await scanErrors(page, stop.name);
        }
        await reflows(page, stop.name);
      });
  });

test('the rules are alive: a page of seeded defects is found out', async ({ page }) => {
  await page.setContent(defects);
  expect(await brokenRules(page)).toEqual([
    'aria-valid-attr-value',
    'button-name',
    'color-contrast',
    'heading-order',
    'html-has-lang',
    'image-alt',
    'label',
    'landmark-one-main',
    'region',
    'select-name',
    'target-size',
  ]);
});

const defects = `<!doctype html><title>Defects</title><h1>Defects</h1><h4>Skipped</h4>
<p style="color:#999;background:#fff">Pale words</p><img src="data:," ><input type="text"><select><option>a</select>
<button></button><div role="checkbox" aria-checked="perhaps" tabindex="0">Tick</div>
<a href="#a" style="display:inline-block;width:9px;height:9px;overflow:hidden">a</a><a href="#b"
 style="display:inline-block;width:9px;height:9px;overflow:hidden">b</a>`;

/** Presses the primary button with nothing filled in. @returns whether the page has one that saves */
async function pressPrimary(page: Page): Promise<boolean> {
  const button = page.locator('form button[type=submit][data-kind=primary]');
  if ((await button.count()) === 0) return false;
  await button.click();
  return true;
}

async function summaryReachesTheFields(page: Page, name: string) {
  const summary = page.locator('.hl-summary');
  // The login has two fields and no summary: the first wrong field takes the focus.
  if (name === 'login') return expect.soft(page.getByLabel('Email')).toBeFocused();
  await expect(summary).toBeVisible();
  const links = await summary.getByRole('link').all();
  const first = (await links[0]?.getAttribute('href'))?.replace('#field-', '');
  // What is wrong with no field in particular is said in the summary alone.
  const focused = first ? page.locator(`[data-field="${first}"] :focus`) : page.locator('.hl-summary:focus');
  await expect.soft(focused, `${name}: focus on what is wrong`).toHaveCount(1);
  for (const link of links) {
    const field = ((await link.getAttribute('href')) ?? '').replace('#field-', '');
    await link.click();
    const reached = page.locator(`[data-field="${field}"] :focus`);
    await expect.soft(reached, `${name}: the summary leads to ${field}`).toHaveCount(1);
  }
}
