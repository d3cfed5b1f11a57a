/** A lender whose people sign in through the identity broker (ACC-R2, ACC-R3): customers and agents go to the hosted login and come back. */
/** Covers src/server/registration/routes/broker.ts, src/web/platform/api/calls/identity-api.ts. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { insertAccount } from '../src/server/auth/insert-account.ts';
import { hashPassword } from '../src/server/auth/password.ts';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { openClient } from '../src/tools/journey/client.ts';
import { drive, readSample } from '../src/tools/journey/drive.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { type ForcedServer, openForcedServer } from './forced-server.ts';

const product = fileURLToPath(new URL('../', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'hearthline-broker-'));
const sample = readSample('happy');
const password = String(sample.steps.find(({ data }) => 'password' in data)?.data.password);
let server: ForcedServer;

test.beforeAll(async () => {
  for (const folder of ['flows', 'schemas', 'orgs/default'])
    cpSync(join(product, folder), join(root, folder), { recursive: true });
  const file = join(root, 'orgs/default/org.json');
  const org = JSON.parse(readFileSync(file, 'utf8'));
  const brokers = { 'fe-heloc-broker-identity': true, 'fe-heloc-broker-identity-agent': true };
  const publicFeatureToggles = { ...org.publicFeatureToggles, ...brokers };
  writeFileSync(file, JSON.stringify({ ...org, publicFeatureToggles }));
  server = await openForcedServer(root);
});
test.afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const address = (path: string) => `${server.base}/account/heloc${path}`;
const hosted = (page: Page) => page.getByText('Log in here with our identity service');

// In the page, not in the developers' toolbar, which has such fields too.
async function logIn(page: Page, email: string) {
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('[ACC-R2][ACC-R3] a customer is sent to the hosted login and back to the page that was wanted; logging out leads there again', async ({
  page,
  watched,
}) => {
  const email = newEmail('happy');
  await drive(openClient(server.base), sample, { email, until: 'heloc/start/profile' });
  const asked = page.waitForRequest(/identity-broker\/customer\/api\/v3\/login$/);
  await page.goto(address('/dashboard/settings'));
  expect((await asked).postDataJSON()).toEqual({
    applicationName: 'heloc',
    orgCode: 'default',
    mode: 'sandbox',
    redirectUrl: '/account/heloc/dashboard/settings',
  });
  await expect(hosted(page)).toBeVisible();
  await expect(page).toHaveURL(address('/auth/hosted?redirectUrl=%2Faccount%2Fheloc%2Fdashboard%2Fsettings'));
  await expect(page).toHaveTitle('Hearthline | Log in');
  expect(await axeFindings(page)).toEqual([]);
  const known = page.waitForResponse(/identity-broker\/customer\/secure\/api\/v3\/self\/figureinfo$/);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Your settings' })).toBeFocused();
  expect((await known).status()).toBe(200);
  await expect(page.getByText(email)).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(hosted(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('jwt-local'))).toBeNull();
  expect(watched.problems).toEqual([]);
});

test('[ACC-R2] the hosted login leads to no other site, and says when it cannot log in', async ({ page }) => {
  const email = newEmail('happy');
  await drive(openClient(server.base), sample, { email, until: 'heloc/start/profile' });
  await page.goto(address(`/auth/hosted?redirectUrl=${encodeURIComponent('//evil.example')}`));
  await logIn(page, `nobody-${email}`);
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(`nobody-${email}`);
  await logIn(page, email);
  await expect(page).toHaveURL(address('/dashboard'));
});

test('a session that ended over a page is renewed at the hosted login in a tab of its own, and nothing typed is lost', async ({
  page,
}) => {
  const email = newEmail('happy');
  const client = openClient(server.base);
  const { uuid } = await drive(client, sample, { email, until: 'heloc/liens' });
  await signIn(page, client);
  await page.goto(address(`/${uuid}/liens`));
  const tax = page.locator('[data-field="annualTax"] input').first();
  const insurance = page.locator('[data-field="annualInsurance"] input').first();
  // Once the session is over, the next save asks for the login, which hides the page.
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/drafts/liens'));
  await tax.fill('7,777');
  await saved;
  await client.send('POST', '/identity-broker/customer/secure/api/v3/logout', {});
  await insurance.fill('1,888');
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: /Log in/ }).click();
  const tab = await opened;
  await expect(hosted(tab)).toBeVisible();
  await logIn(tab, email);
  await expect(tab).toHaveURL(address('/dashboard'));
  await expect(dialog).toHaveCount(0);
  await expect(tax).toHaveValue('7,777');
  await expect(insurance).toHaveValue('1,888');
});

test('[ACC-R2][ACC-N6] an agent comes in by the agents’ own door, is known there as one, and has the dashboard', async ({
  page,
}) => {
  const email = newEmail('broker');
  const secret = await hashPassword(password);
  await insertAccount(server.world.db, server.world, { orgCode: 'default', email, kind: 'BROKER', secret });
  await page.goto(address('/register'));
  await page.getByRole('button', { name: 'Sandbox' }).click();
  await page.getByRole('tab', { name: 'Log in' }).click();
  const asked = page.waitForRequest(/identity-broker\/agent\/api\/v3\/login$/);
  await page.getByRole('textbox', { name: 'Agent ID' }).fill('agent-7');
  await page.getByRole('button', { name: 'Log in as this agent' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ agentId: 'agent-7', orgCode: 'default' });
  await expect(hosted(page)).toBeVisible();
  const known = page.waitForResponse(/identity-broker\/agent\/secure\/api\/v3\/self\/figureinfo$/);
  await logIn(page, email);
  await expect(page).toHaveURL(address('/dashboard'));
  expect((await known).status()).toBe(200);
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
});
