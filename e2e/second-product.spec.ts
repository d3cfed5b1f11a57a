/** A product beside the first, of data alone (examples/home-improvement): its own registration, application, addresses and end. */
/** Covers src/engine/content/flow-roles.ts, src/server/registration/registration-flow.ts, src/content/files/own-words.ts. */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run as recordConsents } from '../src/tools/commands/consents.ts';
import { type RunningServer, startServer } from '../src/tools/journey/start-server.ts';
import { expect, newEmail, test } from './fixtures.ts';
import { scan } from './page-checks.ts';

const repository = fileURLToPath(new URL('../', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'hearthline-products-'));
let started: RunningServer;
test.beforeAll(async () => {
  for (const folder of ['flows', 'orgs/default', 'schemas', 'examples/home-improvement'])
    cpSync(join(repository, folder), join(root, folder.replace(/^examples\/.*/, '')), { recursive: true });
  symlinkSync(join(repository, 'dist'), join(root, 'dist'));
  await recordConsents(['--root', root]);
  started = await startServer({ env: { HEARTHLINE_ROOT: root } });
});
test.afterAll(async () => {
  await started?.stop();
  rmSync(root, { recursive: true, force: true });
});

test('a borrower asks for a home improvement loan, comes back to it, and finds it beside a line of credit', async ({
  page,
  watched,
}) => {
  const email = newEmail('happy');
  const go = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const heading = (name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await page.goto(`${started.base}/account/heloc/improve`);
  await heading('Who are you?');
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Alvarez');
  await page.getByLabel('Street address').fill('12 Sandbox Way');
  await page.getByLabel('City').fill('Sacramento');
  await page.getByLabel('State').selectOption('CA');
  await page.getByLabel('ZIP code').fill('95814');
  await page.getByLabel('Email').fill(email);
  await go('Continue');
  await heading('Create your login');
  await page.getByLabel('Password', { exact: true }).fill('four random words here');
  await page.getByLabel(/Six-digit code/).fill('000000');
  await page.getByRole('button', { name: 'Open the sample document' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  for (const box of [/terms of use/, /privacy notice/, /electronically/])
    await page.getByRole('checkbox', { name: box }).check();
  await go('Create my account');
  await heading('What would you like to improve?');
  await expect(page).toHaveURL(/\/account\/heloc\/improve\/[0-9a-f-]{36}\/project$/);
  await page.getByLabel('Something else').check();
  await go('Continue');
  await expect(page.getByText('Tell us what it is').first()).toBeVisible();
  await page.getByLabel('What is it?').fill('A shed');
  await go('Continue');
  await heading('What does it cost?');

  await page.goto(`${started.base}/account/heloc/dashboard`);
  await expect(page.getByText('Home improvement loan')).toBeVisible();
  await page.getByRole('main').getByText('Continue', { exact: true }).click();
  await expect(page).toHaveURL(/\/account\/heloc\/improve\/[0-9a-f-]{36}\/amount$/);
  await page.getByLabel('Cost').fill('12000');
  await page.getByLabel('5', { exact: true }).check();
  await go('Continue');
  await heading('Check your request, Maria');
  await expect(page.getByText('$12,000')).toBeVisible();
  await scan(page, 'a page of the second product');
  await page.getByLabel('Your full name').fill('Maria Alvarez');
  await go('Send my request');
  await heading('Your request is with us');
  await expect(page.getByText('You asked for $12,000 over 5 years.')).toBeVisible();
  await scan(page, 'a page of the second product');
  const sent = page.url();

  await page.goto(`${started.base}/account/heloc/register`);
  await page.getByRole('button', { name: 'Check my rate' }).click();
  await heading('Which home would you like to borrow against?');
  await page.goto(sent);
  await heading('Your request is with us');
  await expect(page).toHaveURL(sent);
  expect(watched.problems).toEqual([]);
});
