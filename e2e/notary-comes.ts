/** Stories run at any hour: at night and on Sundays the first time of the notary is days away. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Skips the wait for the notary where the time that was booked is still to come, as a tester does in the sandbox's bar. */
export async function notaryComes(page: Page) {
  const booked = page.getByText("You're booked for");
  const open = page.getByRole('heading', { name: 'How the questions work' });
  await expect(booked.or(open).first()).toBeVisible();
  if (!(await booked.isVisible())) return;
  await page.getByRole('button', { name: 'Skip this wait' }).click();
  await expect(open).toBeVisible();
}
