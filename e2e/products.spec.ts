/** Products beside the first, of data alone (examples/): each has its own registration, application, addresses and end. */
/** Covers src/engine/content/flow-roles.ts, src/server/registration/registration-flow.ts, src/content/files/own-words.ts, src/server/desk/answer-review.ts. */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { run as recordConsents } from '../src/tools/commands/consents.ts';
import { plainPng } from '../src/tools/journey/png.ts';
import { type RunningServer, startServer } from '../src/tools/journey/start-server.ts';
import { expect, newEmail, test } from './fixtures.ts';
import { scan } from './page-checks.ts';
import { reviewer } from './reviewer.ts';

const repository = fileURLToPath(new URL('../', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'hearthline-products-'));
let started: RunningServer;
test.beforeAll(async () => {
  for (const folder of ['flows', 'orgs/default', 'schemas'])
    cpSync(join(repository, folder), join(root, folder), { recursive: true });
  for (const example of ['home-improvement', 'school-enrollment'])
    cpSync(join(repository, 'examples', example), root, { recursive: true });
  symlinkSync(join(repository, 'dist'), join(root, 'dist'));
  await recordConsents(['--root', root]);
  started = await startServer({ env: { HEARTHLINE_ROOT: root } });
});
test.afterAll(async () => {
  await started?.stop();
  rmSync(root, { recursive: true, force: true });
});

/** What a person does on pages, by the words that they read. */
function acting(page: Page) {
  const go = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const heading = (name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const livesAt = async () => {
    await page.getByLabel('Street address').fill('12 Sandbox Way');
    await page.getByLabel('City').fill('Sacramento');
    await page.getByLabel('State').selectOption('CA');
    await page.getByLabel('ZIP code').fill('95814');
    await go('Continue');
  };
  const agrees = async () => {
    await page.getByRole('button', { name: 'Open the sample document' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    for (const box of [/terms of use/, /privacy notice/, /electronically/])
      await page.getByRole('checkbox', { name: box }).check();
  };
  const registers = async () => {
    await page.getByLabel('First name').fill('Maria');
    await page.getByLabel('Last name').fill('Alvarez');
    await page.getByLabel('Email').fill(newEmail('happy'));
    await go('Continue');
    await livesAt();
    await heading('Create your login');
    await page.getByLabel('Password', { exact: true }).fill('four random words here');
    await page.getByLabel(/Six-digit code/).fill('000000');
    await agrees();
    await go('Create my account');
  };
  return { go, heading, livesAt, agrees, registers };
}

test('a borrower asks for a home improvement loan, comes back to it, and enrolls a child with the same login', async ({
  page,
  watched,
}) => {
  const { go, heading, livesAt, agrees, registers } = acting(page);
  await page.goto(`${started.base}/account/heloc/improve`);
  await heading('Who are you?');
  await registers();
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

  await page.goto(`${started.base}/account/heloc/enroll`);
  await heading('Where does the child live?');
  await livesAt();
  await heading("You're logged in, Maria");
  await agrees();
  await go('Start my application');
  await heading('Who is coming to school?');
  expect(watched.problems).toEqual([]);
});

test('a parent enrolls a child: a document, a signature, and the school decides at the desk', async ({
  browser,
  page,
  watched,
}) => {
  const { go, heading, registers } = acting(page);
  await page.goto(`${started.base}/account/heloc/enroll`);
  await heading('Who is enrolling a child?');
  await registers();
  await heading('Who is coming to school?');
  await page.getByLabel('First name').fill('Ana');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('03/14/2020');
  await go('Continue');
  await heading('Which grade does Ana begin?');
  await page.getByLabel('First grade').check();
  await page.getByLabel('Yes').check();
  await go('Continue');
  await heading('Send the birth certificate');
  await go('Continue');
  await expect(page.getByText('Add the birth certificate').first()).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'certificate.png', mimeType: 'image/png', buffer: plainPng(7) });
  await page.getByLabel('Every page of it is there').check();
  await scan(page, 'the document');
  await go('Continue');
  await heading('Check and sign, Maria');
  await expect(page.getByText('March 14, 2020')).toBeVisible();
  await page.getByLabel('Your full name').fill('Maria Alvarez');
  await go('Sign and send');
  await heading('The school is reading it');
  await scan(page, 'the wait');

  const school = await reviewer(browser, started.base);
  await school.page
    .getByRole('row', { name: /Birth certificate of a new child/ })
    .getByRole('link')
    .click();
  await expect(school.page.getByRole('definition').filter({ hasText: 'March 14, 2020' })).toBeVisible();
  await school.page.getByRole('button', { name: /^Open certificate/ }).click();
  await expect(school.page.getByRole('img', { name: 'certificate.png' })).toBeVisible();
  await school.page.keyboard.press('Escape');
  await school.page.getByLabel('There is a place').check();
  await school.page.getByLabel('Reason').fill('Name and date are the same.');
  await school.page.getByRole('button', { name: 'Give this answer' }).click();
  await expect(school.page.getByText('Answered: There is a place')).toBeVisible();

  await heading("Ana's place at school");
  await expect(page.getByText('School begins in August.')).toBeVisible();
  expect(watched.problems).toEqual([]);
});
