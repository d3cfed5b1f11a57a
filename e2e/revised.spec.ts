/** A revised offer in Chromium: its numbers agree, it is accepted in one press, something else fits, or the borrower stops (FINDING-B5). */
/** Covers src/server/underwriting, src/web/widgets/offer. */
import type { Page } from '@playwright/test';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { openClient } from '../src/tools/journey/client.ts';
import { drive, readSample, type Sample, untilAwake } from '../src/tools/journey/drive.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';

/** The sample borrower, who states more income than the persona can prove. */
function askingMuch(): Sample {
  const sample = readSample('happy');
  const data = (page: string) => sample.steps.find((step) => step.page === page)?.data ?? {};
  Object.assign(data('income-info'), { annualIncome: 108_000, requestedAmount: 120_000 });
  Object.assign(data('product/select').offer as object, { term: 15, amount: 120_000, autopay: true });
  return sample;
}

async function atNewTerms(page: Page, base: string): Promise<string> {
  const client = openClient(base);
  const progress = await drive(client, askingMuch(), {
    email: newEmail('revised'),
    until: 'heloc/bank/disburse',
  });
  const uuid = progress.uuid ?? '';
  const journey = await untilAwake(client, uuid);
  expect(journey.step).toBe('REVISED_OFFER_SELECTION');
  await signIn(page, client);
  await page.goto(`${base}/account/heloc/${uuid}`);
  await expect(page.getByText('Your offer has changed')).toBeVisible();
  return uuid;
}

const payment = (page: Page) =>
  page.getByRole('heading', { name: 'Monthly payment' }).locator('xpath=following-sibling::p[1]');

test('FINDING-B5: the reason, the table and the card say the same, and one press accepts it', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await atNewTerms(page, server.base);
  await expect(
    page.getByText(/You told us you earn \$9,000\.00 a month. We confirmed \$6,100\.00/),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Amount/ })).toContainText('$62,200');
  await expect(page.getByRole('textbox', { name: 'Line amount in dollars' })).toHaveValue('62,200');
  const monthly = await page
    .getByRole('row', { name: /Monthly payment/ })
    .getByRole('cell')
    .last()
    .innerText();
  await expect(payment(page)).toHaveText(monthly);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Accept $62,200' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where should we send your money?');
});

test('FINDING-B5: every term and fee leads to something that fits, also the most that can be had', async ({
  page,
  server,
}) => {
  await atNewTerms(page, server.base);
  await page.getByRole('button', { name: 'See what else fits' }).click();
  await expect(page.getByRole('heading', { name: 'Your new offer, and what else fits' })).toBeFocused();
  for (const name of [/^5 years/, /^30 years/, /^No fee/, /^4.99% fee/]) {
    await page.locator('.hl-offer-card').filter({ hasText: name }).click();
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page.locator('.hl-hero .hl-error, .hl-offer-range .hl-error')).toHaveCount(0);
  }
  await page.getByRole('textbox', { name: 'Line amount in dollars' }).fill('400,000');
  // The amount is an element of its own within the sentence.
  const sentence = page
    .getByText(/^The most we can offer is/)
    .locator('xpath=ancestor-or-self::*[contains(., "$")][1]');
  const most = await sentence.innerText();
  const amount = /\$[\d,]+\d/.exec(most)?.[0] ?? '';
  await page.getByRole('button', { name: new RegExp(`^Use \\${amount}`) }).click();
  await expect(page.getByText(/^The most we can offer is/)).toHaveCount(0);
  await page.getByRole('button', { name: `Accept ${amount}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where should we send your money?');
});

test('FINDING-B5: stopping asks once, costs nothing, and ends at the dashboard', async ({ page, server }) => {
  await atNewTerms(page, server.base);
  await page.getByRole('button', { name: 'Stop my application' }).click();
  const question = page.getByRole('dialog', { name: 'Stop your application?' });
  await expect(question).toContainText(/owe nothing/);
  await question.getByRole('button', { name: 'Go back to my offer' }).click();
  await page.getByRole('button', { name: 'Stop my application' }).click();
  await question.getByRole('button', { name: 'Stop my application' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
