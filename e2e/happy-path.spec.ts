/**
 * A new borrower registers and reaches `complete` in Chromium: at every page once reload, once back and forward.
 * Nothing typed is lost, no console error, no content-security report.
 */
/** Covers src/web/{app,main}.tsx. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readSample, type SampleStep } from '../src/tools/journey/drive.ts';
import { fillPage } from './fill-page.ts';
import { expect, newEmail, test } from './fixtures.ts';
import { notaryComes } from './notary-comes.ts';
import { arriveAt, definitionOf, pageIdOf } from './step-pages.ts';
import { typedValues } from './typed-values.ts';

test('a new borrower registers and reaches the funded line', async ({ page, server, watched }) => {
  const email = newEmail('happy');
  await page.goto(`${server.base}/account/heloc/register`);
  const { steps } = readSample('happy');
  for (const [index, step] of steps.entries()) {
    await arriveAt(page, step);
    await answer(page, step, email);
    await leaves(page, step, steps[index + 1]);
  }
  await expect(page).toHaveURL(/\/complete$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const moment = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(moment('Your right to cancel ends')).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4}/);
  await expect(moment('We send your money')).not.toContainText('Done');
  await page.getByRole('button', { name: /skip/i }).click();
  await expect(moment('We send your money')).toContainText('Done', { timeout: 180_000 });
  await page.getByRole('button', { name: 'Go to my dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // The money is out a moment before the application is over, and the dashboard asks once for each visit.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/We sent \$[\d,.]+ on /)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 180_000 });
  expect(watched.problems).toEqual([]);
});

async function answer(page: Page, step: SampleStep, email: string) {
  const definition = definitionOf(step);
  if (!definition) throw new Error(`No page ${step.flow}/${step.page}`);
  const widgets = Object.fromEntries(
    Object.keys(step.data).map((name) => [name, definition.ui?.[name]?.['ui:widget'] ?? 'text']),
  );
  if (step.action === 'start') await notaryComes(page);
  const data = JSON.parse(JSON.stringify(step.data).replaceAll('"$email"', JSON.stringify(email)));
  const [first] = Object.keys(data);
  const drawn = () => first && expect(page.locator(`[data-field="${first}"]`)).toBeVisible();
  await drawn();
  await fillPage(page, data, widgets);
  await keepsWhatWasTyped(page, step.page, Object.entries(widgets));
  // A page of secrets only has nothing whose return tells that it is drawn again.
  await drawn();
  await fillSecrets(page, data, widgets);
  const label = definition.actions?.[step.action]?.label ?? step.action;
  await page.getByRole('button', { name: label, exact: true }).click();
}

/** Another page follows; or, where one page is answered in parts, what the next part asks. */
async function leaves(page: Page, step: SampleStep, next: SampleStep | undefined) {
  const [field] = Object.keys(next?.data ?? {});
  if (next?.page === step.page) return expect(page.locator(`[data-field="${field}"]`)).toBeVisible();
  await expect
    .poll(() => pageIdOf(page), { message: `after ${step.page}`, timeout: 180_000 })
    .not.toBe(step.page);
}

async function keepsWhatWasTyped(page: Page, id: string, widgets: [string, string][]) {
  const kept = widgets.filter(([, widget]) => !secret.has(widget)).map(([name]) => name);
  const typed = await typedValues(page, kept);
  await page.waitForTimeout(700);
  await page.reload();
  await expect.poll(() => typedValues(page, kept), { message: `${id}: after a reload` }).toEqual(typed);
  await page.goBack();
  await page.waitForTimeout(300);
  await page.goForward();
  await expect.poll(() => pageIdOf(page)).toBe(id);
  await expect
    .poll(() => typedValues(page, kept), { message: `${id}: after back and forward` })
    .toEqual(typed);
}

// Secrets are never sent back to a browser, so after a reload they are typed again.
const { widgets: words } = JSON.parse(
  readFileSync(new URL('../schemas/vocabulary.json', import.meta.url), 'utf8'),
) as { widgets: Record<string, { secret?: boolean }> };
const secret = new Set(Object.keys(words).filter((word) => words[word]?.secret));

async function fillSecrets(page: Page, data: Record<string, unknown>, widgets: Record<string, string>) {
  const again = Object.entries(data).filter(([name]) => secret.has(widgets[name] ?? ''));
  await fillPage(page, Object.fromEntries(again), widgets);
}
