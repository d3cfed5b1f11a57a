/**
 * What the server alone can refuse, on a phone: the borrower reads what is the matter beside the field or at the head of the
 * page, hears it, keeps what was typed and uploaded, and continues.
 */
/** Covers src/web/page/use-sending.ts, src/web/journey/journey-page.tsx, src/web/journey/tell-left.ts, src/web/widgets/file-upload.tsx, src/server/effects. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { type Client, openClient } from '../src/tools/journey/client.ts';
import { openPart, withOwners } from '../src/tools/journey/co-owner.ts';
import { drive, readSample, untilAwake } from '../src/tools/journey/drive.ts';
import { plainPng } from '../src/tools/journey/png.ts';
import { type Bringing, bring } from './bring.ts';
import { fillPage } from './fill-page.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { says, type } from './says.ts';
import { pageDefinition } from './stops.ts';

test.use({ viewport: { width: 375, height: 812 } });
// A refused call is an error in Chromium's console.
test.afterEach(({ watched }) => {
  watched.problems = watched.problems.filter((text) => !/status of (409|415|422)/.test(text));
});

const pathOf = (uuid: string) => `/service-application/api/v1/application/heloc/${uuid}`;
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: "There's a problem" });

async function openAt(page: Page, base: string, bringing: Bringing, id: string) {
  const { client, uuid } = await bring(page, base, bringing);
  const send = (data: object, action = 'submit') => sendPage(client, uuid, { page: id, action, data });
  const open = async () => {
    await page.goto(`${base}/account/heloc/${uuid}/${id}`);
    await expect(page.locator('[data-field]').first()).toBeAttached();
  };
  return { client, uuid, send, open };
}

const sendPage = (client: Client, uuid: string, body: object) =>
  client.expect('POST', `${pathOf(uuid)}/submission`, body, { 'idempotency-key': randomUUID() });

/** @returns the status of the answer */
async function press(page: Page, name: string): Promise<number> {
  const reply = page.waitForResponse((one) => one.url().endsWith('/submission'));
  await page.getByRole('button', { name, exact: true }).click();
  return (await reply).status();
}

function fill(page: Page, id: string, data: Record<string, unknown>) {
  const fields = Object.entries(pageDefinition('heloc', id).ui ?? {});
  return fillPage(
    page,
    data,
    Object.fromEntries(fields.map(([name, field]) => [name, field['ui:widget'] ?? 'text'])),
  );
}

const choose = (field: Locator, name: string, buffer: Buffer) =>
  field.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer });

test('the fifth wrong PIN of a day is told at the head of the page, with other ways on it', async ({
  page,
  server,
}) => {
  const id = 'review-app/incorrect-pin';
  const { client, uuid, send, open } = await openAt(
    page,
    server.base,
    { persona: 'pin', until: 'heloc/liens' },
    id,
  );
  const asked = async () => (await client.expect('GET', `${pathOf(uuid)}/journey`)).facts;
  for (const [index, pin] of ['1111', '2222', '3333'].entries()) {
    await expect.poll(asked).toMatchObject({ application: { status: { creditAttempts: index + 1 } } });
    await send({ pin });
  }
  await expect.poll(asked).toMatchObject({ application: { status: { creditAttempts: 4 } } });
  await open();
  await type(page, 'pin', '4444');
  expect(await press(page, 'Look again with this PIN')).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText("That PIN didn't lift the freeze")).toBeVisible();
  await expect.poll(asked).toMatchObject({ application: { status: { creditAttempts: 5 } } });
  await type(page, 'pin', '5555');
  expect(await press(page, 'Look again with this PIN')).toBe(422);
  await expect(alert(page)).toContainText("We've asked the bureau 5 times today. Try again tomorrow.");
  await expect(alert(page)).toBeFocused();
  await expect(page.locator('[data-field=pin] input')).toHaveValue('5555');
  for (const name of ["I've lifted the freeze", 'Go to my dashboard'])
    await expect(page.getByRole('button', { name })).toBeEnabled();
});

test('a deed of the wrong type, or sent twice, is refused beside the file; the right one stays and is sent', async ({
  page,
  server,
}) => {
  const id = 'review-app/incorrect-ownership';
  const { open } = await openAt(page, server.base, { persona: 'ownership', until: 'heloc/liens' }, id);
  await open();
  await fill(page, id, { reason: 'RECENT_TRANSFER' });
  const deed = page.locator('[data-field=deed]');
  const scan = plainPng(77);
  for (const [name, bytes, words] of [
    ['deed.docx', Buffer.from('words'), "We can't read this type of file. Use a PDF, JPG, PNG or HEIC file."],
    ['program.png', Buffer.from('#!/bin/sh\necho hello\n'), 'Upload a PDF, JPG, PNG or HEIC file.'],
    ['scan.png', scan, undefined],
    ['copy.png', scan, 'You already uploaded this file. Choose a different one.'],
  ] as const) {
    await choose(deed, name, bytes);
    const row = deed.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText(words ?? 'Uploaded · ');
    if (words) await expect(deed.getByRole('status')).toContainText(`${name} was not uploaded. ${words}`);
  }
  await expect(deed.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(await press(page, 'Send my answer')).toBe(200);
  await expect(page.getByText('We have your answer')).toBeVisible();
});

test('a payoff letter that is good no more is told beside its date, and the rest of the letter stays', async ({
  page,
  server,
}) => {
  const id = 'payoff/hold';
  const changes = { 'heloc/liens': { debts: { $paidOff: 'liens.debts' } } };
  const bringing = { persona: 'payoff', until: 'heloc/signing/sign', changes };
  const { client, uuid, open } = await openAt(page, server.base, bringing, id);
  await untilAwake(client, uuid);
  await open();
  await fill(page, id, { way: 'LETTER', debt: {} });
  await fill(page, id, {
    amount: 18100.5,
    perDiem: 4.02,
    goodThrough: { $days: -3 },
    payTo: { street1: 'PO Box 15369', city: 'Wilmington', state: 'DE', zip: '19850' },
    letter: 'PAYOFF_LETTER',
  });
  expect(await press(page, 'Continue')).toBe(422);
  await says(page, 'goodThrough', 'The letter must be good for at least 10 more days');
  await expect(page.locator('#field-goodThrough')).toBeFocused();
  await expect(page.getByLabel('Street address', { exact: true })).toHaveValue('PO Box 15369');
  await expect(page.locator('[data-field=letter]').getByText(/^Uploaded · /)).toBeVisible();
  await fill(page, id, { goodThrough: { $days: 20 } });
  expect(await press(page, 'Continue')).toBe(200);
});

test('a statement older than its limit is told in the row of its account', async ({ page, server }) => {
  const id = 'product/assets';
  const income = {
    employmentType: 'RETIRED',
    annualIncome: 22_800,
    requestedAmount: 100_000,
    hasAssets: true,
  };
  const changes = {
    'register/income-info': income,
    'heloc/liens': { annualTax: 0, annualInsurance: 0 },
  };
  const bringing = { persona: 'assets', until: 'heloc/product/select', changes };
  const { client, uuid, open } = await openAt(page, server.base, bringing, id);
  await untilAwake(client, uuid);
  await open();
  await page.getByRole('button', { name: 'Add an account' }).click();
  const assets = page.locator('[data-field=assets]');
  await assets.getByLabel('Type of account').selectOption('BROKERAGE');
  await assets.getByLabel('Bank or broker').fill('Meridian Brokerage');
  await assets.getByLabel('Value today').fill('1200000');
  const day = assets.getByRole('textbox', { name: 'Last day of the newest' });
  await day.fill('01/02/2026');
  const statements = page.locator('[data-field=statements]');
  for (const seed of [101, 102]) await choose(statements, `page-${seed}.png`, plainPng(seed));
  await expect(statements.getByText(/^Uploaded · /)).toHaveCount(2);
  expect(await press(page, 'Send my statements')).toBe(422);
  const words = 'This statement is too old. Send one that ends on or after';
  await expect(alert(page)).toContainText(words);
  await expect(assets.getByText(words).first()).toBeVisible();
  await expect(day).toBeFocused();
  await expect(day).toHaveValue('01/02/2026');
  await expect(statements.getByText(/^Uploaded · /)).toHaveCount(2);
  const lastMonth = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10).split('-');
  await day.fill(`${lastMonth[1]}/${lastMonth[2]}/${lastMonth[0]}`);
  expect(await press(page, 'Send my statements')).toBe(200);
});

test('a phone code wrong five times needs a new one, and the rest of the page stays', async ({
  page,
  server,
}) => {
  const id = 'start/contact';
  const bringing = { persona: 'happy', until: 'heloc/start/contact' };
  const { open } = await openAt(page, server.base, bringing, id);
  await open();
  const contact = readSample('happy').steps.find((step) => step.page === id)?.data;
  const { email: _, phoneCode: __, ...data } = contact ?? {};
  await fill(page, id, { ...data, phone: '+12025550188' });
  const code = page.locator('[data-field=phoneCode]');
  await code.getByRole('button', { name: 'Send code' }).click();
  await expect(code.getByText('We sent a code to')).toBeVisible();
  for (const words of [
    "That code isn't right. You have 4 tries left",
    'You have 3 tries left',
    'You have 2 tries left',
    'You have 1 try left',
    "You've tried this code too many times. Ask for a new one.",
  ]) {
    await type(page, 'phoneCode', '111111');
    expect(await press(page, 'Save and continue')).toBe(422);
    await says(page, 'phoneCode', words);
    await expect(code.getByRole('textbox')).toBeFocused();
  }
  await expect(page.getByLabel('Mobile phone', { exact: true })).toHaveValue('(202) 555-0188');
  await expect(page.getByRole('checkbox', { name: /pull my credit report/ })).toBeChecked();
  await expect(code.getByRole('button', { name: /Send again|Send a new code/ })).toBeVisible();
  await type(page, 'phoneCode', '000000');
  expect(await press(page, 'Save and continue')).toBe(200);
});

test('an appeal that another tab has sent is not sent again, and the page says what was', async ({
  page,
  server,
}) => {
  const id = 'error/decline';
  const changes = { 'register/income-info': { annualIncome: 57_600 } };
  const bringing = { persona: 'dti', until: 'heloc/product/select', changes };
  const { client, uuid, send, open } = await openAt(page, server.base, bringing, id);
  await untilAwake(client, uuid);
  await open();
  const words = 'I paid off my car loan last week.';
  await fill(page, id, { appealKind: 'CHANGE', explanation: words });
  await send({ appealKind: 'MISTAKE', explanation: 'My income is higher than you think.' }, 'appeal');
  expect(await press(page, 'Ask us to look again')).toBe(409);
  await expect(page.getByText('Your application changed in another tab').first()).toBeVisible();
  await expect(page.getByText('We have your request')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask us to look again' })).toHaveCount(0);
});

test('a time that another borrower took gives way to those that are free; a line that another owner cancelled says so', async ({
  page,
  server,
}) => {
  const owner = { first: 'Sam', last: 'Spouse', relation: 'SPOUSE', email: newEmail('Sam') };
  const [borrower, rival, signer] = [0, 1, 2].map(() => openClient(server.base)) as [Client, Client, Client];
  const id = 'notary/intro';
  const until = `heloc/${id}`;
  const joint = withOwners(readSample('happy'), [owner], 'JOINT_SPOUSE');
  const [{ uuid = '' }, other] = await Promise.all([
    drive(borrower, joint, { email: newEmail('codeed'), until }),
    drive(rival, readSample('happy'), { email: newEmail('happy'), until }),
  ]);
  const part = { uuid: await openPart(signer, owner.email) };
  await drive(signer, readSample('happy', 'signer'), { email: owner.email, progress: part });

  await signIn(page, borrower);
  await page.goto(`${server.base}/account/heloc/${uuid}/${id}`);
  const times = page.locator('[data-field=slot] input[type=radio]:not([value=NOW])');
  await expect(times.first()).toBeAttached();
  const slot = (await times.nth(2).getAttribute('value')) ?? '';
  const taken = page.locator(`[data-field=slot] input[value="${slot}"]`);
  const devices = { camera: true, microphone: true, location: true };
  await sendPage(rival, other.uuid ?? '', { page: id, action: 'submit', data: { devices, slot } });
  await fill(page, id, { devices: {} });
  await taken.check({ force: true });
  expect(await press(page, 'Book my notary')).toBe(422);
  await says(page, 'slot', 'Someone else just booked that time. The next free times:');
  await expect(taken).toHaveCount(0);
  await expect(page.locator('[data-field=devices]').getByRole('checkbox')).toBeChecked();
  await expect(page.locator('[data-field=slot] :focus')).toHaveCount(1);

  await sendPage(signer, part.uuid, { page: 'done', action: 'cancel', data: {} });
  await times.nth(2).check({ force: true });
  expect(await press(page, 'Book my notary')).toBe(409);
  const note = page.getByRole('alert').filter({ hasText: "Your answers weren't sent" });
  await expect(note).toContainText('Your application changed before they reached us.');
  await expect(page.getByText('Your line of credit is cancelled. You owe nothing')).toBeVisible();
  await page.getByRole('link', { name: /Cancelled/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your line of credit is cancelled' }),
  ).toBeVisible();
});
