/**
 * Nothing jumps under the borrower's eyes from the first question to the offer, and no page that was sent comes back before the next
 * one (FINDING-B15): layout shift, pages and waits together.
 */
/** Covers src/web/journey, src/web/page. */
import type { Page } from '@playwright/test';
import waiting from '../flows/heloc/pages/waiting.json' with { type: 'json' };
import { readSample, type SampleStep } from '../src/tools/journey/drive.ts';
import { fillPage } from './fill-page.ts';
import { expect, newEmail, test } from './fixtures.ts';
import { expectSteady, watchShifts } from './shifts.ts';
import { arriveAt, definitionOf } from './step-pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('from the first question to the offer nothing jumps', async ({ page, server }) => {
  await watchShifts(page);
  await page.addInitScript(watchHeadings);
  await page.goto(`${server.base}/account/heloc/register`);
  const email = newEmail('happy');
  const { steps } = readSample('happy');
  const upTo = steps.findIndex(({ page: id }) => id === 'product/select');
  for (const step of steps.slice(0, upTo)) await answer(page, step, email);
  await expect(page).toHaveURL(/product\/select$/, { timeout: 180_000 });
  await page.waitForTimeout(2000);
  await expectSteady(page);
  const { headings } = {
    headings: await page.evaluate(() => (window as unknown as { headings: string[] }).headings),
  };
  expect(headings.length).toBeGreaterThan(upTo / 2);
  // The waiting page is there for every wait.
  const pages = headings.filter((title) => title !== waiting.title);
  expect(pages.filter((title, at) => pages.indexOf(title) !== at)).toEqual([]);
});

async function answer(page: Page, step: SampleStep, email: string) {
  await arriveAt(page, step);
  const { ui = {}, actions = {} } = definitionOf(step) ?? {};
  const data = JSON.parse(JSON.stringify(step.data).replaceAll('"$email"', JSON.stringify(email)));
  const names = Object.keys(data);
  if (names[0]) await expect(page.locator(`[data-field="${names[0]}"]`)).toBeVisible();
  const widgets = Object.fromEntries(names.map((name) => [name, ui[name]?.['ui:widget'] ?? 'text']));
  await fillPage(page, data, widgets);
  // So that what comes by itself is not taken for what the key or the click did.
  await page.waitForTimeout(600);
  const label = actions[step.action]?.label ?? step.action;
  await page.getByRole('button', { name: label, exact: true }).click();
}

// Runs in the page: each title once that is drawn after another one, however shortly.
function watchHeadings() {
  const headings: string[] = [];
  Object.assign(window, { headings });
  new MutationObserver(() => {
    const title = document.querySelector('main h1')?.textContent;
    if (title && title !== headings.at(-1)) headings.push(title);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
