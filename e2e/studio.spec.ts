/**
 * The studio of `npm run dev`, as someone uses it who cannot read JSON: a question with a rule, a page, a lender with its look, an undo,
 * what is refused, and what a change does to people under way.
 */
/** Covers src/studio, src/tools/studio, src/web/dev/studio-frame.tsx. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { type Dev, openDev } from './open-dev.ts';

let dev: Dev;

test.use({ viewport: { width: 1600, height: 950 } });
const patience = { timeout: 240_000 };

test.beforeAll(async () => {
  dev = await openDev();
});
test.afterAll(() => dev.close());

test('a question with a rule, a page and a lender are added without JSON, seen in the frame, and undone', async ({
  page,
}) => {
  const { root, base } = dev;
  const frame = page.frameLocator('iframe');
  const contact = join(root, 'flows/heloc/pages/start/contact.json');
  const before = readFileSync(contact, 'utf8');
  await page.goto(`${base}/studio?flow=heloc&page=start/contact`, { timeout: 300_000 });
  await page.getByRole('button', { name: 'Begin one as a sample borrower' }).click(patience);
  await expect(frame.getByRole('heading', { level: 1, name: 'A few details' })).toBeVisible(patience);

  await test.step('words are saved when their author leaves them, and seen at once', async () => {
    await page.getByLabel('Title', { exact: true }).first().fill('Some details for your application');
    await page.getByLabel('Lead').focus();
    await expect(frame.getByRole('heading', { level: 1, name: 'Some details' })).toBeVisible(patience);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(frame.getByRole('heading', { level: 1, name: 'A few details' })).toBeVisible(patience);
    expect(readFileSync(contact, 'utf8')).toBe(before);
  });

  await test.step('a question that only some are asked', async () => {
    await page.getByRole('button', { name: 'Add a question' }).click();
    const asked = page.getByRole('dialog', { name: 'New question' });
    await asked.getByLabel('What the borrower reads').fill('When may we call you?');
    await choose(page, 'What is answered', 'One of several answers');
    await asked.getByLabel('The answers, one on each line').fill('In the morning\nIn the evening');
    await asked.getByRole('button', { name: 'New rule' }).click();
    const rule = page.getByRole('dialog', { name: 'New rule' });
    await rule.getByLabel('What it says').fill('The borrower has given a phone number.');
    await rule.getByRole('combobox', { name: 'Fact' }).fill('Mobile phone');
    await page.getByRole('option', { name: 'Mobile phone' }).first().click();
    await rule.getByRole('button', { name: 'Make the rule' }).click();
    await asked.getByRole('button', { name: 'Add the question' }).click();
    await expect(asked).toBeHidden(patience);
    await expect(page.getByRole('button', { name: 'Add a question' })).toBeFocused();
    await expect(page.getByText(/^Shown here: The borrower has given a phone number/)).toBeVisible(patience);
    await expect(frame.getByRole('radio', { name: 'In the evening' })).toBeVisible(patience);
    await page.getByRole('tab', { name: 'Why' }).click();
    await expect(
      page.getByText(/whenMayWeCallYou: Shown here: The borrower has given a phone/),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('a page of the application, and whom it would lead back', async () => {
    await page.getByRole('button', { name: 'Add a page' }).click();
    const made = page.getByRole('dialog', { name: 'New page' });
    await made.getByLabel('Title').fill('Which language do you speak at home?');
    await made.getByLabel('Its first question').fill('Language');
    await choose(page, 'At which step', 'HMDA');
    await made.getByRole('switch', { name: /^Only those who begin from tomorrow/ }).uncheck();
    await made.getByRole('button', { name: 'Make the page' }).click();
    await expect(made).toBeHidden(patience);
    await expect(frame.getByRole('heading', { level: 1, name: 'Which language' })).toBeVisible(patience);
    await page.getByRole('tab', { name: 'What changes' }).click();
    await expect(page.getByText(/which-language-do-you-speak/).first()).toBeVisible(patience);
    await page.getByRole('tab', { name: 'Picture' }).click();
    await page.getByText('Pages', { exact: true }).click(patience);
    await expect(page.locator('.st-picture')).toContainText(/\d+ of \d+ see another page/, patience);
  });

  await test.step('a lender, and its look', async () => {
    await page.getByRole('tab', { name: 'Lender' }).click();
    await page.getByRole('button', { name: 'Add a lender' }).click();
    const made = page.getByRole('dialog', { name: 'New lender' });
    const answers: Array<[string, string]> = [
      ['Company name', 'Willow Gate Bank'],
      ['Short name', 'Willow Gate'],
      ['NMLS number', '123456'],
      ['Support phone', '12'],
      ['Support email', 'help@willowgate.example'],
    ];
    for (const [label, answer] of answers) await made.getByLabel(label).first().fill(answer);
    await made.getByRole('button', { name: 'Make the lender' }).click();
    await expect(made.getByRole('alert')).toContainText(/phone/i, patience);
    await made.getByLabel('Support phone').fill('(844) 555-0177');
    await made.getByRole('button', { name: 'Make the lender' }).click();
    await expect(made).toBeHidden(patience);
    await expect(frame.getByRole('img', { name: 'Willow Gate' }).first()).toBeVisible(patience);
    await page.getByLabel('First color', { exact: true }).fill('#7a1f3d');
    await page.getByLabel('First color', { exact: true }).press('Tab');
    const org = join(root, 'orgs/willow-gate/org.json');
    await expect.poll(() => readFileSync(org, 'utf8'), patience).toContain('#7a1f3d');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('everything is undone, the last first', async () => {
    const undo = page.getByRole('button', { name: 'Undo' });
    const changed = () => dev.git('status', '--porcelain', '--', 'flows', 'orgs', 'schemas/domain');
    const settled = () => expect(page.getByText('Saving …')).toHaveCount(0, patience);
    // The files are looked at when the press before is through: after the last one there is nothing to press.
    for (await settled(); changed() !== ''; await settled()) await undo.click();
    expect(existsSync(join(root, 'orgs/willow-gate/org.json'))).toBe(false);
    expect(readFileSync(contact, 'utf8')).toBe(before);
  });
});

test('JSON that the check refuses stays typed; a file that changed meanwhile is not written over', async ({
  page,
}) => {
  const { root, base } = dev;
  const file = join(root, 'flows/register/pages/birthdate.json');
  const before = readFileSync(file, 'utf8');
  await page.goto(`${base}/studio?flow=register&page=birthdate&view=json`, { timeout: 300_000 });
  const json = page.getByLabel('flows/register/pages/birthdate.json, as JSON');
  await json.fill(before.replace('"title"', '"titel"'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Did you mean "title"?', patience);
  await expect(json).toHaveValue(/titel/);
  expect(readFileSync(file, 'utf8')).toBe(before);

  await json.fill(before.replace('When were you born?', 'Your birthday?'));
  writeFileSync(file, before.replace('When were you born?', 'When is your birthday?'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Changed since you opened it', patience);
  expect(readFileSync(file, 'utf8')).toContain('When is your birthday?');
});

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
