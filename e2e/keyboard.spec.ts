/** A borrower registers with the keyboard alone: Tab, Space, Enter, arrows and typing, on a phone-sized screen. */
/** Covers src/web/page, src/web/widgets. */
import type { Page } from '@playwright/test';
import { readSample, type SampleStep } from '../src/tools/journey/drive.ts';
import { expect, newEmail, test } from './fixtures.ts';
import { chooseOption, chooseRadio, tabThrough, tabTo } from './keyboard.ts';
import { pageDefinition } from './stops.ts';

test.use({ viewport: { width: 375, height: 700 } });

const steps = readSample('happy').steps.filter(({ flow }) => flow === 'register');

test('registration by keyboard alone', async ({ page, server, watched }) => {
  const email = newEmail('happy');
  await page.goto(`${server.base}/account/heloc/register`);
  await expect(page.locator('h1')).toBeVisible();
  await skipsToTheContent(page);
  await tabTo(page, '[data-kind=primary]');
  await page.keyboard.press('Enter');
  for (const step of steps)
    await test.step(step.page, async () => {
      await expect(page.locator('h1')).toHaveText(pageDefinition('register', step.page).title);
      await expect(page.locator('h1')).toBeFocused();
      await answer(page, step, email);
      await page.keyboard.press('Enter');
    });
  await expect(page).toHaveURL(/[0-9a-f-]{36}\/start\/profile$/, { timeout: 180_000 });
  expect(watched.problems).toEqual([]);
});

test('no page of registration traps the focus', async ({ page, server }) => {
  await page.goto(`${server.base}/account/heloc/register`);
  for (const step of [...steps.map(({ page: id }) => `?step=${id}&preview=1`), '']) {
    await page.goto(`${server.base}/account/heloc/register${step}`);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await tabThrough(page), step).toBeGreaterThan(5);
  }
});

async function skipsToTheContent(page: Page) {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

/** Answers the page from top to bottom and leaves the focus on its primary button. */
async function answer(page: Page, step: SampleStep, email: string) {
  const definition = pageDefinition('register', step.page);
  const ui = definition.ui ?? {};
  const names = Object.keys(definition.schema.properties).filter((name) => name in step.data);
  const order = (ui['ui:order'] as unknown as string[] | undefined) ?? [];
  names.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  for (const name of names) {
    const value = step.data[name] === '$email' ? email : step.data[name];
    await answerField(page, name, ui[name]?.['ui:widget'] ?? 'text', value);
  }
  await tabTo(page, 'form [data-kind=primary]');
}

async function answerField(page: Page, name: string, widget: string, value: unknown) {
  const field = `[data-field="${name}"]`;
  if (widget === 'address') return answerAddress(page, name, value as Record<string, string>);
  if (['choice-cards', 'radio', 'yes-no'].includes(widget)) {
    await tabTo(page, `${field} input[type=radio]`);
    return chooseRadio(page, String(value));
  }
  if (widget === 'select') {
    await tabTo(page, `${field} select`);
    return chooseOption(page, String(value));
  }
  if (widget === 'consent') await openSample(page, field);
  if (['checkbox', 'consent'].includes(widget)) {
    await tabTo(page, `${field} input[type=checkbox]`);
    return page.keyboard.press('Space');
  }
  await tabTo(page, `${field} input`);
  await page.keyboard.type(typed(widget, value));
}

/** A consent whose box is shut until its document was opened. */
async function openSample(page: Page, field: string) {
  if (await page.locator(`${field} input[type=checkbox]`).isEnabled()) return;
  await tabTo(page, `${field} .hl-consent-document button`);
  await page.keyboard.press('Enter');
  // On a phone a document's words come first.
  await expect(page.getByRole('dialog').locator('.hl-reflowed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(`${field} input[type=checkbox]`)).toBeEnabled();
  await expect(page.locator(`${field} .hl-consent-document button`)).toBeFocused();
}

async function answerAddress(page: Page, name: string, value: Record<string, string>) {
  for (const part of ['street1', 'city', 'state', 'zip']) {
    await tabTo(page, `#field-${name}-${part}`);
    if (part === 'state') await chooseOption(page, value.state ?? '');
    else await page.keyboard.type(value[part] ?? '');
  }
}

/** As a person types it: 05/06/1984, 03/2019, (202) 555-0101. */
function typed(widget: string, value: unknown): string {
  const parts = String(value).split('-');
  if (widget === 'birthdate') return `${parts[1]}/${parts[2]}/${parts[0]}`;
  if (widget === 'year-month') return `${parts[1]}/${parts[0]}`;
  return widget === 'phone' ? String(value).slice(2) : String(value);
}
