/** Bad input in the browser: what is wrong is said where it is wrong, in the summary and at the field. */
/** Covers src/web/page, src/web/widgets. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { says, type } from './says.ts';

test('registration says what is wrong where it is wrong', async ({ page, server, reach }) => {
  await reach('register/property-info');
  await open(page, `${server.base}/account/heloc/register?step=property-info`);
  await send(page);
  await says(page, 'location', 'Enter your street address');
  await says(page, 'occupancy', 'Choose how you use the home');
  await says(page, 'ownsHome', 'You can apply only for a home that you own');
  await page.getByLabel('Street address', { exact: true }).fill('101 Sandbox Way');
  await page.getByLabel('City', { exact: true }).fill('Sacramento');
  await page.locator('#field-location-state').selectOption('CA');
  await page.getByLabel('ZIP code', { exact: true }).fill('10001');
  await send(page);
  await says(page, 'location', "Is this ZIP code right for that state? Correct it, or tell us it's right");

  await reach('register/birthdate');
  await open(page, `${server.base}/account/heloc/register?step=birthdate`);
  await type(page, 'dob', '01/02/2015');
  await send(page);
  await says(page, 'dob', 'You must be at least 18 years old to apply');

  await reach('register/login-info');
  await open(page, `${server.base}/account/heloc/register?step=login-info`);
  await type(page, 'password', 'short');
  await type(page, 'code', '12');
  await send(page);
  await says(page, 'password', 'Use at least 12 characters');
  await says(page, 'code', 'Enter the six-digit code we sent you');
  await says(page, 'esign', 'Check the box to agree to electronic documents');
});

test('the application says what is wrong where it is wrong', async ({ page, server, reach }) => {
  const { progress } = await reach('heloc/start/contact');
  await open(page, `${server.base}/account/heloc/${progress.uuid}/start/contact`);
  await type(page, 'ssn', '000-12-1234');
  await type(page, 'email', 'nobody');
  await type(page, 'phone', '(000) 555-0100');
  await send(page);
  await says(page, 'ssn', 'Enter a valid Social Security number');
  await says(page, 'email', 'Enter a valid email address');
  await says(page, 'phone', 'Enter a valid US phone number');

  const later = await reach('heloc/bank/disburse');
  await open(page, `${server.base}/account/heloc/${later.progress.uuid}/bank/manual-disburse`);
  await type(page, 'routingNumber', '123456789');
  await type(page, 'accountNumber', '11112222');
  await type(page, 'accountNumberAgain', '11113333');
  await send(page);
  await says(page, 'routingNumber', 'Enter a valid 9-digit routing number');
  await says(page, 'accountNumberAgain', "The account numbers don't match. Enter the same number twice");
  await says(page, 'ownerConfirmed', 'Check the box to confirm that the account is in your name');
});

async function open(page: Page, url: string) {
  await page.goto(url);
  await expect(page.locator('[data-field]').first()).toBeVisible();
}

async function send(page: Page) {
  await page.locator('form button[data-kind=primary]').click();
  await expect(page.locator('.hl-summary')).toBeVisible();
  await expect(page.locator('[data-field] :focus')).toHaveCount(1);
}
