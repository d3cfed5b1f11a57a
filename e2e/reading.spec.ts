/**
 * A borrower corrects an answer, reads for two minutes, and is where they were; and comes back the next day
 * (FINDING-A1.1, FAULT-12).
 */
/** Covers src/engine/journey, src/web/journey. */
import type { Page } from '@playwright/test';
import type { Client } from '../src/tools/journey/client.ts';
import { readSample } from '../src/tools/journey/drive.ts';
import { expect, test } from './fixtures.ts';

const password = String(readSample('happy').steps.find(({ data }) => 'password' in data)?.data.password);

/** Two minutes of reading: long past the last time that the step is asked for (22 seconds). */
async function readOn(page: Page) {
  await page.clock.fastForward(30_000);
  for (let seconds = 0; seconds < 90; seconds += 5) await page.clock.runFor(5000);
}

/** What is agreed to is agreed to each time that its page is sent. */
async function agreeAgain(page: Page) {
  for (const box of await page.locator('main [data-field] input[type="checkbox"]:enabled').all()) {
    const isAsked = await box.evaluate(
      (one) => one.getAttribute('aria-required') === 'true' || one.closest('.hl-consent'),
    );
    if (isAsked) await box.check({ force: true });
  }
}

/** Some answers are asked once more before they are sent. */
async function confirmed(page: Page, reviewed: string) {
  const yes = page.getByRole('dialog').locator('.hl-button[data-kind="primary"]');
  const moved = title(page).filter({ hasText: reviewed });
  await expect(yes.or(moved).first()).toBeVisible({ timeout: 180_000 });
  if (await yes.isVisible()) await yes.click();
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('FINDING-A1.1: every answer of the review page is corrected and read on for two minutes; nobody is moved', async ({
  page,
  reach,
}) => {
  const { client, progress } = await reach('heloc/start/app-summary');
  await page.clock.install();
  await page.goto(`${client.base}/account/heloc/${progress.uuid}/start/app-summary`);
  const changes = page.locator('main').getByRole('link', { name: /^Change/ });
  await expect(changes.first()).toBeVisible();
  const reviewed = await title(page).innerText();
  const targets = await changes.evaluateAll((links) => [
    ...new Set(links.map((link) => link.getAttribute('href'))),
  ]);
  expect(targets.length).toBeGreaterThan(4);
  for (const href of targets) {
    await page.locator(`main a[href="${href}"]`).first().click();
    await expect(title(page)).not.toHaveText(reviewed);
    const corrected = await title(page).innerText();
    await readOn(page);
    await expect(title(page), `${href} while it is read`).toHaveText(corrected);
    await agreeAgain(page);
    await page.locator('.hl-actions button[type="submit"]').first().click();
    await confirmed(page, reviewed);
    await expect(title(page), `after ${href}`).toHaveText(reviewed, { timeout: 180_000 });
    await readOn(page);
    await expect(title(page), `two minutes after ${href}`).toHaveText(reviewed);
    await expect(page.getByText('You already submitted this page')).toHaveCount(0);
  }
});

/** A day passes on the server; what the browser shows follows the server's clock. */
async function nextDay(client: Client) {
  await client.expect('POST', '/sandbox/clock', { ms: 24 * 3_600_000 });
}

test('who comes back tomorrow logs in and finds what was typed', async ({ page, reach }) => {
  const { client, progress } = await reach('heloc/liens');
  const address = `${client.base}/account/heloc/${progress.uuid}/liens`;
  await page.goto(address);
  const tax = page.locator('[data-field="annualTax"] input').first();
  await tax.fill('7,777');
  await expect(page.getByText('Saved')).toBeVisible();
  await nextDay(client);
  await page.goto(address);
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  const facts = progress.journey?.facts as { profile?: { email?: string } };
  await page.getByLabel('Email', { exact: true }).fill(facts.profile?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(tax).toHaveValue('7,777');
});

test('each document opens after six idle minutes (FINDING-B1)', async ({ page, reach, watched: _ }) => {
  const { client, progress } = await reach('heloc/start/app-summary');
  await page.goto(`${client.base}/account/heloc/${progress.uuid}/start/app-summary`);
  const rows = page.locator('.hl-reader-row button', { hasText: /^(Open|Read again)/ });
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  expect(count).toBeGreaterThan(3);
  for (let place = 0; place < count; place++) {
    await client.expect('POST', '/sandbox/clock', { ms: 6 * 60_000 });
    await rows.nth(place).click();
    await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
