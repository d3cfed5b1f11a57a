/** A session's life in Chromium: logging in, staying, being logged out here and elsewhere, and coming back with nothing lost. */
/** Covers src/web/platform/api, src/web/shell. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { openClient } from '../src/tools/journey/client.ts';
import { drive, type Progress, readSample, submitStep } from '../src/tools/journey/drive.ts';
import { startServer } from '../src/tools/journey/start-server.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { settling } from './settling.ts';

const sample = readSample('happy');
const password = String(sample.steps.find(({ data }) => 'password' in data)?.data.password);
const fresh = 'seven quiet green boats';

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"] input`).first();

/** A registered borrower, signed in nowhere. */
async function registered(base: string, email = newEmail('happy'), org = 'default') {
  await drive(openClient(base, org), sample, { email, until: 'heloc/start/profile' });
  return email;
}

async function logIn(where: Page | Locator, email: string, secret = password) {
  await where.getByLabel('Email', { exact: true }).fill(email);
  await where.getByLabel('Password', { exact: true }).fill(secret);
  await where.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The token of the newest link that was emailed to the address. */
function linkTo(dataDir: string, email: string): string {
  const lines = readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8').trim().split('\n');
  const texts = lines.map((line) => JSON.parse(line) as { to: string; text: string });
  const text = texts.findLast(({ to, text: words }) => to === email && words.includes('token='))?.text ?? '';
  return /https?:\/\/\S+token=[\w-]+/.exec(text)?.[0] ?? '';
}

test('[ACC-R2] a login leads where the borrower wanted, and never to another site', async ({
  page,
  server,
}) => {
  const email = await registered(server.base);
  const settled = settling(page);
  const login = (wanted: string) =>
    page.goto(`${server.base}/account/heloc/auth/login?redirectUrl=${encodeURIComponent(wanted)}`);
  for (const wanted of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/A',
  ]) {
    await login(wanted);
    await logIn(page, email);
    await expect(page, wanted).toHaveURL(`${server.base}/account/heloc/dashboard`);
    // A dashboard that is still asking would find itself logged out, and leave while the next address is being opened.
    await settled();
    await page.evaluate(() => localStorage.clear());
  }
  await page.goto(`${server.base}/account/heloc/dashboard/settings`);
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Faccount%2Fheloc%2Fdashboard%2Fsettings$/);
  expect(await axeFindings(page)).toEqual([]);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Your settings' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Chrome on')).not.toHaveCount(0);
});

test('two minutes before the end the borrower is asked, and staying is one press', async ({ page }) => {
  // Tokens of 140 seconds: the question comes 20 seconds after the last one was given.
  const server = await startServer({ env: { HEARTHLINE_STAGE_MS: '50', HEARTHLINE_TOKEN_SECONDS: '140' } });
  try {
    const client = openClient(server.base);
    const progress = await drive(client, sample, { email: newEmail('happy'), until: 'heloc/liens' });
    await signIn(page, client);
    await page.goto(`${server.base}/account/heloc/${progress.uuid}/liens`);
    await field(page, 'annualTax').fill('7,777');
    const question = page.getByRole('dialog', { name: 'Are you still there?' });
    await expect(question).toBeVisible({ timeout: 180_000 });
    await expect(question).toContainText("we'll log you out in");
    await expect(question.getByRole('timer')).toHaveText(/^[12]:\d\d$/);
    await expect(question.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
    const before = await tokenOf(page);
    await question.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(question).toHaveCount(0);
    const after = await tokenOf(page);
    expect(endOf(after)).toBeGreaterThan(endOf(before));
    await expect(field(page, 'annualTax')).toHaveValue('7,777');
    const renewed = await page.request.get(`${server.base}/identity/secure/api/v1/sessions`, {
      headers: { authorization: `Bearer ${after}` },
    });
    expect(renewed.status()).toBe(200);
  } finally {
    await server.remove();
  }
});

const tokenOf = async (page: Page) => String(await page.evaluate(() => localStorage.getItem('jwt-local')));

/** When a token ends, in seconds since 1970. */
function endOf(token: string): number {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    exp: number;
  };
  return claims.exp;
}

/** Time passes here and on the server alike: the page's clock is put forward, and so are the server's dates. */
async function letTimePass(page: Page, minutes: number) {
  // An answer that is still on its way tells the date of before, and the page would set its clock by it.
  await page.waitForLoadState('networkidle');
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + minutes * 60_000).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.clock.fastForward(minutes * 60_000);
}

test('FINDING-B10: fifteen quiet minutes end the session in the open: the login says why, and leads back', async ({
  page,
  reach,
}) => {
  const { progress, client } = await reach('heloc/liens');
  await page.clock.install();
  await page.goto(`${client.base}/account/heloc/dashboard`);
  await expect(page.getByRole('link', { name: /^Home equity line of credit/ })).toBeVisible();
  await letTimePass(page, 14);
  const question = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(question.getByRole('timer')).toHaveText(/^0:\d\d$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.clock.fastForward(61_000);
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Faccount%2Fheloc%2Fdashboard$/);
  await expect(
    page.locator('main').getByText('You were logged out after 15 minutes without activity'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // A request that is still on its way would find its answer given already.
  await page.unrouteAll({ behavior: 'wait' });
  await logIn(page, emailOf(progress));
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.locator('main').getByText("You're logged out.")).toBeVisible();
});

test('FINDING-B10: over a typed answer the login comes by itself, and nobody reads the page behind it', async ({
  page,
  reach,
}) => {
  const { progress, client } = await reach('heloc/liens');
  await page.clock.install();
  await page.goto(`${client.base}/account/heloc/${progress.uuid}/liens`);
  await field(page, 'annualTax').fill('7,777');
  await letTimePass(page, 16);
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await expect(dialog).toContainText('You were logged out after 15 minutes without activity');
  await expect(field(page, 'annualTax')).toBeHidden();
  // A request that is still on its way would find its answer given already.
  await page.unrouteAll({ behavior: 'wait' });
  await logIn(dialog, emailOf(progress));
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'annualTax')).toHaveValue('7,777');
});

test('FAULT-12: a session that ended is renewed over the page, and what was typed is sent', async ({
  page,
  reach,
}) => {
  const { progress, client } = await reach('heloc/liens');
  await page.goto(`${client.base}/account/heloc/${progress.uuid}/liens`);
  await field(page, 'annualTax').fill('7,777');
  await client.send('POST', '/identity-broker/customer/secure/api/v3/logout', {});
  await field(page, 'annualInsurance').fill('1,888');
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await logIn(dialog, emailOf(progress));
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'annualTax')).toHaveValue('7,777');
  await expect(field(page, 'annualInsurance')).toHaveValue('1,888');
});

test('FAULT-9: a logout in another tab is noticed, and a login there goes on here', async ({
  page,
  reach,
}) => {
  const { progress, client } = await reach('heloc/liens');
  const email = emailOf(progress);
  await page.goto(`${client.base}/account/heloc/${progress.uuid}/liens`);
  await field(page, 'annualTax').fill('7,777');
  const other = await page.context().newPage();
  await other.goto(`${client.base}/account/heloc/dashboard`);
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('You logged out in another tab.')).toBeVisible();
  await logIn(other, email);
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'annualTax')).toHaveValue('7,777');
});

test('FAULT-9: what another tab sent first is shown beside what is typed here', async ({ page, reach }) => {
  const { progress, client } = await reach('heloc/liens');
  await page.goto(`${client.base}/account/heloc/${progress.uuid}/liens`);
  await field(page, 'annualTax').fill('7,777');
  await field(page, 'annualInsurance').fill('1,800');
  await field(page, 'hoaMonthly').fill('0');
  await page.getByRole('checkbox').last().check();
  const index = sample.steps.findIndex(({ page: id }) => id === 'liens');
  const step = sample.steps[index];
  if (step) await submitStep(client, step, index, progress, emailOf(progress));
  await page.locator('main form button[type="submit"]').first().click();
  const row = page.getByRole('row').filter({ hasText: '7,777' });
  await expect(row).toContainText('7,200');
  expect(await axeFindings(page)).toEqual([]);
});

test('a new password by the code, and the old one is dead', async ({ page, server }) => {
  const email = await registered(server.base);
  await page.goto(`${server.base}/account/heloc/auth/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('We sent a code to')).toBeVisible();
  await page.getByLabel('Six-digit code').fill('000000');
  await page.getByLabel('New password').fill(fresh);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save my new password' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("You've changed your password and you're logged in.")).toBeVisible();
  const old = await openClient(server.base).send('POST', '/identity/api/v1/login', { email, password });
  expect(old.status).toBe(401);
});

test('a link by email logs in once', async ({ page, server }) => {
  const email = await registered(server.base);
  await page.goto(`${server.base}/account/heloc/auth/login`);
  await page.getByRole('link', { name: 'Email me a link' }).click();
  // The login has a box of the same name: what is typed before the next page is there is typed into the old one.
  await expect(page.getByRole('heading', { name: 'Log in without a password' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const link = linkTo(server.dataDir, email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
});

test('another email to log in with: asked for in settings, proved by a code, and shown from then on', async ({
  page,
  server,
}) => {
  const [email, wanted] = [await registered(server.base), newEmail('happy')];
  const settings = '%2Faccount%2Fheloc%2Fdashboard%2Fsettings';
  await page.goto(`${server.base}/account/heloc/auth/login?redirectUrl=${settings}`);
  await logIn(page, email);
  await page.getByRole('link', { name: 'Change my login email' }).click();
  await expect(page.getByText(`You now log in with ${email}.`)).toBeVisible();
  await page.getByLabel('New email').fill(wanted);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('We sent a code to')).toBeVisible();
  await page.getByLabel('Code from the email').fill('000000');
  await page.getByLabel('Current password').fill(password);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change my login email' }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  await expect(page.getByText('You now log in with the new email.')).toBeVisible();
  await expect(page.getByText(wanted)).toBeVisible();
  const old = await openClient(server.base).send('POST', '/identity/api/v1/login', { email, password });
  expect(old.status).toBe(401);
});

test('one person switches between the accounts of two lenders', async ({ page, server }) => {
  const email = await registered(server.base);
  await registered(server.base, email, 'alderquay');
  await page.goto(
    `${server.base}/account/heloc/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fdashboard%2Faccounts`,
  );
  await logIn(page, email);
  await expect(page.getByText("You're here")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const before = await page.title();
  await page.getByRole('button', { name: /Switch/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(() => page.title()).not.toBe(before);
  await expect(page.getByRole('link', { name: /Continue/ })).toBeVisible();
});

function emailOf({ journey }: Progress): string {
  return String(Reflect.get(Object(journey?.facts.profile), 'email'));
}
