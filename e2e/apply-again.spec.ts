/** After a decline: everything is refused, and a smaller line is asked for without a new login (FINDING-A2.1, FINDING-B6). */
/** Covers src/server/registration/routes/apply-again.ts. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Client, openClient } from '../src/tools/journey/client.ts';
import { drive, readSample, registration, untilAwake } from '../src/tools/journey/drive.ts';
import { fillPage } from './fill-page.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';

const applications = '/service-application/api/v1/application/heloc';
const sample = readSample('happy');
const widgets = { password: 'password', code: 'otp', terms: 'consent', privacy: 'consent', esign: 'consent' };
const agreed = { terms: true, privacy: true, esign: true };

function send(client: Client, uuid: string, page: string, data: object, params?: object, action = 'submit') {
  const body = { page, action, data, ...(params && { params }) };
  return client.send('POST', `${applications}/${uuid}/submission`, body, { 'idempotency-key': randomUUID() });
}

/** A borrower whose payroll shows a third of the income that was stated. */
async function declined(base: string, email: string) {
  const client = openClient(base);
  const { uuid = '' } = await drive(client, sample, { email, until: 'heloc/income/link' });
  const link = { institution: 'Northwind Payroll', username: 'goodlogin', password: 'goodpassword' };
  await untilAwake(client, uuid);
  const sent = await send(
    client,
    uuid,
    'income/link',
    { shareConsent: true, link },
    { type: 'TRUV_PAYROLL' },
  );
  expect(sent.status).toBe(200);
  await expect.poll(async () => (await untilAwake(client, uuid)).step, { timeout: 180_000 }).toBe('DECLINED');
  return { client, uuid };
}

async function look(page: Page, name: string) {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `${name} at ${width}`).toBeLessThanOrEqual(0);
  }
}

test('a declined borrower tries everything, then asks for a smaller line and gets an offer', async ({
  page,
  server,
  watched: _,
}) => {
  const { client, uuid } = await declined(server.base, newEmail('dti'));
  for (const step of sample.steps.filter(({ flow }) => flow === 'heloc')) {
    const reply = await send(client, uuid, step.page, {}, step.params, step.action);
    expect(reply.status, step.page).toBe(409);
  }

  await signIn(page, client);
  await page.goto(`${server.base}/account/heloc/${uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "We can't offer you a line of credit right now",
  );
  await expect(page.getByText('Your Offer Details')).toHaveCount(0);
  await expect(page.getByText('get funded in as little as five days')).toHaveCount(0);
  await look(page, 'decline');

  // The payment of the smallest line is over the limit, too: no line is offered that would be declined again.
  await expect(page.getByText('Even our smallest line would be over that.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for a smaller line' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add income' }).click();
  await expect(page).toHaveURL(/\/register\?step=income-info$/);
  await expect(page.locator('[data-field="annualIncome"] input')).toHaveValue('138,000');
  await page.locator('[data-field="requestedAmount"] input').fill('20000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers and agree');
  await expect(page.getByText('$20,000')).toBeVisible();
  await look(page, 'agree');
  await fillPage(page, agreed, widgets);
  await page.getByRole('button', { name: 'Start my application' }).click();
  await expect(page).toHaveURL(/\/[0-9a-f-]{36}\/start\/profile$/);

  const again = /([0-9a-f-]{36})\/start/.exec(page.url())?.[1] ?? '';
  expect(again).not.toBe(uuid);
  const about = {
    maritalStatus: 'UNMARRIED',
    citizenship: 'US_CITIZEN',
    livedTwoYears: true,
    softCredit: true,
  };
  await send(client, again, 'start/profile', about);
  const { facts } = await untilAwake(client, again);
  const { items } = facts.liens as { items: object[] };
  const costs = { hoaMonthly: 0, annualTax: 7200, annualInsurance: 1800, accurate: true };
  await send(client, again, 'liens', { items, ...costs });
  await untilAwake(client, again);
  await page.goto(`${server.base}/account/heloc/${again}`);
  await expect(page).toHaveURL(/product\/select$/);

  await page.goto(`${server.base}/account/heloc/dashboard`);
  await expect(page.getByText('Declined', { exact: true })).toBeVisible();
  await look(page, 'dashboard');

  // The one that is open is in the way of its own home only: the home is asked for again, filled in.
  await page.getByRole('link', { name: 'Start a new application' }).click();
  await expect(page).toHaveURL(/\/register\?step=property-info$/);
  await look(page, 'home-again');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You already have an application for this home',
  );
  await look(page, 'open');
  await page.getByRole('button', { name: 'Go to my application' }).click();
  await expect(page).toHaveURL(/product\/select$/);
});

test('a visitor whose email has an account logs in and keeps every page', async ({ page, server }) => {
  const email = newEmail('dti');
  await declined(server.base, email);
  const visitor = openClient(server.base);
  for (const { flow, page: id, action, data } of sample.steps) {
    if (flow !== 'register' || id === 'login-info') break;
    const answers = 'email' in data ? { ...data, email } : data;
    await visitor.expect('POST', `${registration}/submission`, { page: id, action, data: answers });
  }
  await page.context().addCookies(visitor.cookies().map((cookie) => ({ ...cookie, url: server.base })));
  await page.goto(`${server.base}/account/heloc/register?step=login-info`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your login');
  await expect(page.locator('[data-field="password"]')).toBeVisible();
  await fillPage(page, { password: 'another porch light', code: '000000', ...agreed }, widgets);
  await page.getByRole('button', { name: 'Create my account' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'An account with this email already exists' });
  await look(page, 'identity-exists');
  await alert.getByRole('link', { name: 'Log in' }).click();

  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a porch light in autumn');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers and agree');
  await expect(page.getByRole('article').getByText(/101 Sandbox Way/i)).toBeVisible();
});

test('Back after the application exists leads to it', async ({ page, server, reach }) => {
  const { progress } = await reach('heloc/start/profile');
  await page.goto(`${server.base}/account/heloc/register?step=contact-info`);
  await expect(page).toHaveURL(new RegExp(`/${progress.uuid}/start/profile$`));
});
