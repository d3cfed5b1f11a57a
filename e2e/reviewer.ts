/** People at the lender, for stories in which they answer. */
import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { openClient } from '../src/tools/journey/client.ts';
import { enterFactor } from './enter-factor.ts';
import { expect } from './fixtures.ts';

/** A reviewer who logs in at the desk's own address. */
export async function reviewer(browser: Browser, base: string, { mayFile = false, mayApprove = false } = {}) {
  const [email, password] = [`desk-${randomUUID()}@example.com`, 'four random words here'];
  await openClient(base).expect('POST', '/sandbox/reviewers', { email, password, mayFile, mayApprove });
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${base}/account/heloc/desk`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await enterFactor(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tasks \(\d+\)$/);
  await expect(page.getByText('APRs range from')).toHaveCount(0);
  await page.goto(`${base}/account/heloc/dashboard`);
  await page.getByRole('link', { name: 'Operations desk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tasks \(\d+\)$/);
  return { page, email };
}
