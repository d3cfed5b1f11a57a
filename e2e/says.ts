/** What a page says of a wrong answer, and where: in the summary, which is an alert, and at the field, which names its error. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export async function type(page: Page, field: string, text: string) {
  await page.locator(`[data-field="${field}"] input`).first().fill(text);
}

export async function says(page: Page, field: string, message: string) {
  const frame = page.locator(`[data-field="${field}"]`);
  await expect(frame.getByText(message)).toBeVisible();
  await expect(page.locator('.hl-summary').getByText(message).first()).toBeVisible();
  await expect(frame.locator('[aria-invalid=true]').first()).toHaveAttribute('aria-describedby', /error/);
}
