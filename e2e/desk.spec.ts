/** A borrower stops, a reviewer reads the paper and answers, the borrower's page continues by itself; a second reviewer is told. */
/** Covers src/web/journey/loaded-page.tsx, src/web/blocks/{work-list,rows}.tsx, src/web/pdf/picture-reader.tsx, src/server/desk, src/server/desk/hmda. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { type Client, openClient } from '../src/tools/journey/client.ts';
import { drive, readSample, untilAwake } from '../src/tools/journey/drive.ts';
import { plainPng } from '../src/tools/journey/png.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { chooseRadio, tabThrough, tabTo } from './keyboard.ts';
import { reviewer } from './reviewer.ts';

const applications = '/service-application/api/v1/application/heloc';
const key = () => ({ 'idempotency-key': randomUUID() });

/** A borrower whose home the county knows under another name, and who has sent the paper that explains it. */
async function sendsPaper(base: string) {
  const client = openClient(base);
  const sample = readSample('happy');
  const { uuid = '' } = await drive(client, sample, { email: newEmail('ownership'), until: 'heloc/liens' });
  await untilAwake(client, uuid);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(plainPng(7))], { type: 'image/png' }), 'certificate.png');
  const { body } = await client.send('POST', `${applications}/${uuid}/files?type=DEED`, form);
  const data = { reason: 'NAME_CHANGE', deed: [body] };
  const sent = { page: 'review-app/incorrect-ownership', action: 'submit', data };
  expect((await client.send('POST', `${applications}/${uuid}/submission`, sent, key())).status).toBe(200);
  return { client, uuid };
}

async function isWell(page: Page, state: string) {
  // After a reload the page is drawn only when its facts are there.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [375, 640, 1280]) {
    await page.setViewportSize({ width, height: 2400 });
    // What was focused before may have scrolled the page under its header.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect.soft(await axeFindings(page), `${state} at ${width}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wide, `${state} at ${width}: wider than the screen`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** The part of the desk that a tab names; only that one is marked. */
async function toTab(page: Page, name: string) {
  const tabs = page.getByRole('navigation', { name: 'Operations desk' });
  await tabs.getByRole('link', { name, exact: true }).click();
  await expect(tabs.locator('[aria-current=page]')).toHaveText(name);
}

/** A visitor asks the chatbot, and calls its answer bad. */
async function badAnswer(base: string) {
  const calls = '/service-chat-chatbot/external/api/v1/message';
  const client = openClient(base);
  const question = { message: 'do you charge a fee', senderType: 'APPLICANT' };
  const { conversationId } = await client.expect('POST', `${calls}/chatWithAutobot`, question);
  const { messages } = await client.expect('GET', `${calls}/getChatHistory/${conversationId}`);
  const [{ questionId = '' } = {}] = messages as { questionId: string }[];
  const why = { rating: 0, feedbackMessage: 'Answer too vague' };
  await client.expect('POST', `${calls}/setChatReplyUsedWithFeedback`, {
    conversationId,
    questionId,
    ...why,
  });
}

async function seesNoDesk(page: Page, client: Client) {
  await signIn(page, client);
  await page.goto(`${client.base}/account/heloc/desk`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We can't find that page");
  await expect(page.getByRole('link', { name: 'Operations desk' })).toHaveCount(0);
}

test('a borrower stops, a reviewer answers, and the borrower goes on', async ({ browser, page, server }) => {
  const [first, second] = [await reviewer(browser, server.base), await reviewer(browser, server.base)];
  const { client, uuid } = await sendsPaper(server.base);
  await seesNoDesk(page, client);
  await page.goto(`${server.base}/account/heloc/${uuid}`);
  await expect(page.getByText('We have your answer')).toBeVisible();

  // Other stories leave tasks of the same kind.
  const { facts } = await client.expect('GET', `${applications}/${uuid}/journey`);
  const { loanNumber } = (facts as { application: { loanNumber: string } }).application;
  const taskOf = (reader: Page) =>
    reader.getByRole('row', { name: /Owner of record/ }).filter({ hasText: loanNumber });
  const openTask = (reader: Page) => taskOf(reader).getByRole('link').click();
  await first.page.reload();
  await openTask(first.page);
  await first.page.getByRole('button', { name: 'Take this task' }).click();
  await expect(first.page.getByRole('button', { name: 'Give it back' })).toBeVisible();
  // The sandbox's reviewer comes once, and leaves alone what someone has taken.
  await client.expect('POST', `/sandbox/${uuid}/skip-wait`, {});
  await second.page.reload();
  await isWell(second.page, 'the list');
  await openTask(second.page);
  await expect(second.page.getByText(`${first.email} is working on this`)).toBeVisible();
  await expect(second.page.getByRole('button', { name: 'Give this answer' })).toHaveCount(0);

  await first.page.getByRole('button', { name: /^Open certificate/ }).click();
  await expect(first.page.getByRole('img', { name: 'certificate.png' })).toBeVisible();
  await first.page.keyboard.press('Escape');
  await first.page.getByRole('button', { name: 'Give it back' }).click();
  await expect(first.page.getByRole('button', { name: 'Take this task' })).toBeVisible();

  // Both have the task open, and both answer it.
  await second.page.reload();
  const typed = 'The certificate shows another name.';
  await second.page.getByLabel('The borrower is not an owner').check();
  await second.page.getByLabel('Reason').fill(typed);
  await isWell(second.page, 'a task');
  await first.page.getByLabel('The borrower is an owner').check();
  await first.page.getByLabel('Reason').fill('The certificate names both people.');
  await first.page.getByRole('button', { name: 'Give this answer' }).click();
  await expect(first.page.getByText('Answered: The borrower is an owner')).toBeVisible();
  await expect(first.page.locator('.hl-alert-taking')).toBeFocused();

  await second.page.getByRole('button', { name: 'Decline the application' }).click();
  await second.page.getByRole('button', { name: 'Decline it' }).click();
  await expect(second.page.getByText('A colleague answered this review a moment ago')).toBeVisible();
  await expect(second.page.getByText('Answered: The borrower is an owner')).toBeVisible();
  await expect(second.page.getByLabel('Reason')).toHaveValue(typed);

  await expect(page.getByText('We have your answer')).toBeHidden({ timeout: 180_000 });
  await first.page.getByRole('button', { name: 'All tasks' }).click();
  await first.page.getByRole('button', { name: /^Decided today/ }).click();
  await expect(taskOf(first.page)).toContainText('The borrower is an owner');
});

test('a reviewer reads the register of a period, and who files it downloads the file', async ({
  browser,
  server,
}) => {
  const client = openClient(server.base);
  const until = 'heloc/liens';
  const { uuid = '' } = await drive(client, readSample('happy'), { email: newEmail('score'), until });
  await untilAwake(client, uuid);
  const { page } = await reviewer(browser, server.base, { mayFile: true });

  await toTab(page, 'Chatbot');
  await expect(page.getByText('Answers that borrowers called bad')).toBeVisible();
  await badAnswer(server.base);
  await page.reload();
  await expect(page.getByRole('row', { name: /do you charge a fee/ })).toContainText('Answer too vague');
  await isWell(page, 'the chatbot');
  await toTab(page, 'Register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan application register');
  await expect(page.getByText('The file may be filed')).toBeVisible();
  await expect(page.getByRole('row', { name: /Denied/ }).first()).toBeVisible();
  await isWell(page, 'the register');
  await page.getByRole('link', { name: 'Choose another period' }).click();
  await page.getByRole('textbox', { name: 'First day' }).fill('01/01/2020');
  await page.getByRole('textbox', { name: 'Last day' }).fill('01/01/2019');
  await page.getByRole('button', { name: 'Show this period' }).click();
  await expect(page.getByText('The last day is before the first').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Last day' }).fill('12/31/2020');
  await isWell(page, 'the period');
  await page.getByRole('button', { name: 'Show this period' }).click();
  await expect(page.getByText('January 1, 2020 to December 31, 2020')).toBeVisible();
  await expect(page.getByText('No row.')).toBeVisible();

  await page.goto(`${server.base}/account/heloc/desk/hmda`);
  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download lar-default-/ }).click();
  const file = await downloads;
  expect(file.suggestedFilename()).toMatch(/^lar-default-\d{4}-01-01-\d{4}-12-31\.txt$/);
  const [sheet = '', ...lines] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(sheet.split('|')).toHaveLength(15);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.split('|').length === 110)).toBe(true);
});

test('what a lender says is read beside ours, and approved by who may', async ({ browser, server }) => {
  const { page, email } = await reviewer(browser, server.base, { mayApprove: true });
  await toTab(page, 'Lenders');
  await page.getByRole('link', { name: 'Sunhatch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What Sunhatch says');
  await expect(page.getByRole('row', { name: /Choose your offer Pick the line that fits/ })).toBeVisible();
  await isWell(page, 'what a lender says');
  await page.getByRole('button', { name: 'Approve it' }).click();
  await expect(page.getByText('Read all of it, then say so here').first()).toBeVisible();
  await page.getByRole('radio', { name: /^I have read all of it/ }).check();
  await page.getByRole('button', { name: 'Approve it' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lenders \(\d+ to read\)$/);
  await page.getByRole('button', { name: /^Approved/ }).click();
  await expect(page.getByRole('row', { name: /Sunhatch/ })).toContainText(email);
  await isWell(page, 'the lenders');
});

test('a reviewer does a task by keyboard alone, on a screen of 320 px and at 200 % too', async ({
  browser,
  server,
}) => {
  const { page } = await reviewer(browser, server.base);
  await sendsPaper(server.base);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Owner of record' }).first()).toBeVisible();

  // 320 px wide is what 1280 px are at 400 %; 640 px what they are at 200 %.
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wide, `the list at ${width}`).toBeLessThanOrEqual(0);
    await tabThrough(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.reload();
  await expect(page.getByRole('link', { name: 'Owner of record' }).first()).toBeVisible();
  await tabTo(page, '.hl-work-link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Owner of record');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, '.hl-documents .hl-link-button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'certificate.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.hl-documents .hl-link-button')).toBeFocused();

  // An answer without a reason is refused beside the field, and nothing is lost.
  await tabTo(page, 'input[type=radio]');
  await chooseRadio(page, 'agrees');
  await tabTo(page, 'button[data-kind=primary]');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Say why').first()).toBeVisible();
  await expect(page.getByLabel('The borrower is an owner')).toBeChecked();
  await page.getByLabel('Reason').focus();
  await page.keyboard.type('The certificate names both people.');
  await tabTo(page, 'button[data-kind=primary]');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Answered: The borrower is an owner')).toBeVisible();
  await expect(page.locator('.hl-alert-taking')).toBeFocused();
  await isWell(page, 'an answered task');

  await page.getByRole('button', { name: 'All tasks' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tasks \(\d+\)$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
