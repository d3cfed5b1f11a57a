/** The second half of a reviewer's login. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** @param code what the app shows; the sandbox's own when left out */
export async function enterFactor(page: Page, code = '000000'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step login');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}
