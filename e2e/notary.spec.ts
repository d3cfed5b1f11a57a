/**
 * Signing on the smallest phone with a name of forty letters, through to the end (FINDING-B3); and the notary's
 * questions missed once, timed out and missed twice (FINDING-B2, FINDING-B11): no borrower is locked in, and the top
 * of the page says what happened.
 */
/** Covers src/web/bring-page.ts, src/web/widgets/{kba,signature}.tsx, src/server/effects. */
import type { Page } from '@playwright/test';
import { type Client, openClient } from '../src/tools/journey/client.ts';
import { drive, readSample, type Sample, untilAwake } from '../src/tools/journey/drive.ts';
import { fillPage } from './fill-page.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { notaryComes } from './notary-comes.ts';
import { expectSteady, watchShifts } from './shifts.ts';
import { pageDefinition } from './stops.ts';

const long = { first: 'Maximiliana-Bartholomea', last: 'Featherstonehaugh' };
const longName = `${long.first} ${long.last}`;
const sample = readSample('happy');
const dataOf = (page: string, action = 'submit') =>
  sample.steps.find((step) => step.page === page && step.action === action)?.data ?? {};

/** Brings a borrower to a page over HTTP and shows it. */
async function reach(page: Page, base: string, until: string, name?: typeof long): Promise<Client> {
  const client = openClient(base);
  const steps = sample.steps.map((step) => (name && step.page === 'name' ? { ...step, data: name } : step));
  // The application was signed under the same name before.
  const signed = JSON.stringify(steps).replaceAll('Maria Elena Alvarez', name ? longName : '$&');
  const walked: Sample = { ...sample, steps: JSON.parse(signed) };
  const progress = await drive(client, walked, { email: newEmail('happy'), until });
  await untilAwake(client, progress.uuid ?? '');
  await signIn(page, client);
  await page.goto(`${base}/account/heloc/${progress.uuid}/${until.replace('heloc/', '')}`);
  return client;
}

async function fill(page: Page, id: string, data: Record<string, unknown>) {
  const { ui = {} } = pageDefinition('heloc', id);
  const widgets = Object.fromEntries(
    Object.entries(ui).map(([name, { 'ui:widget': widget = 'text' }]) => [name, widget]),
  );
  for (const name of Object.keys(data))
    await expect(page.locator(`[data-field="${name}"]`)).toBeVisible({ timeout: 180_000 });
  await fillPage(page, data, widgets);
}

const over = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 180_000 });

test('a name of forty letters is signed at 320 px, through to the end', async ({ page, server }) => {
  expect(longName.replace(/[^a-z]/gi, '').length).toBeGreaterThanOrEqual(39);
  await page.setViewportSize({ width: 320, height: 640 });
  await reach(page, server.base, 'heloc/signing/sign', long);
  const signature = { typedName: longName, initials: 'MBF' };
  await fill(page, 'signing/sign', { read: [], signature });
  expect(await over(page), 'typed').toBeLessThanOrEqual(0);
  await page.waitForTimeout(700);
  await watchShifts(page);
  await page.reload();
  await expect(page.getByLabel('Full legal name')).toHaveValue(longName);
  await expect(page.getByRole('button', { name: /^Read again / }).first()).toBeVisible();
  await expectSteady(page, 0.01);
  expect(await over(page), 'after a reload').toBeLessThanOrEqual(0);
  for (const width of [375, 390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await over(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  await press(page, 'Sign my documents');
  await heading(page, 'Meet the notary');
  await expect(page.getByText('Signed. Thank you!')).toBeVisible();
  await fill(page, 'notary/intro', dataOf('notary/intro'));
  await press(page, 'Book my notary');
  await heading(page, 'Your notary session');
  await notaryComes(page);
  await fill(page, 'notary/session', { recording: true });
  await press(page, 'Start the questions');
  await fill(page, 'notary/session', dataOf('notary/session', 'answers'));
  expect(await over(page), 'questions').toBeLessThanOrEqual(0);
  await press(page, 'Send my answers');
  await fill(page, 'notary/session', { read: [], deedSignature: { typedName: longName } });
  expect(await over(page), 'deed').toBeLessThanOrEqual(0);
  await press(page, 'Sign the deed');
  await expect(page).toHaveURL(/\/insurance\//, { timeout: 180_000 });
});

test('the questions missed once, timed out and missed twice: new questions each time, and never a dead end', async ({
  page,
  server,
}) => {
  const client = await reach(page, server.base, 'heloc/notary/session');
  const questions = page.locator('[data-field="kba"]');
  const answerWrong = async () => {
    for (const [index, fieldset] of (await questions.locator('fieldset').all()).entries())
      await fieldset
        .getByRole('radio')
        .nth([1, 0, 0, 0, 1][index] ?? 0)
        .check({ force: true });
    await press(page, 'Send my answers');
  };
  const texts = () => questions.locator('legend').allInnerTexts();
  const panel = (words: string) => page.getByRole('alert').filter({ hasText: words });

  await fill(page, 'notary/session', { recording: true });
  await press(page, 'Start the questions');
  await expect(questions).toContainText('left');
  const first = await texts();
  await answerWrong();
  await expect(panel("Your answers didn't match")).toBeFocused();
  await expect(panel("Your answers didn't match")).toContainText('1 try left');
  await expect(questions).toHaveCount(0);

  await press(page, 'Start the questions');
  await expect(questions).toContainText('left');
  const second = await texts();
  expect(second.filter((text) => first.includes(text))).toEqual([]);
  await client.expect('POST', '/sandbox/clock', { ms: 180_000 });
  await page.reload();
  await expect(panel('Your time is up')).toContainText("doesn't count as a try");
  await press(page, 'Get new questions');
  await expect(questions).toContainText('left');
  expect((await texts()).filter((text) => second.includes(text))).toEqual([]);

  await answerWrong();
  await expect(panel('The security questions are locked')).toBeFocused();
  const zone = await page.evaluate(() =>
    new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' }).format().split(' ').at(-1),
  );
  await expect(panel('The security questions are locked')).toContainText(String(zone));
  await press(page, 'Meet a notary in person');
  await heading(page, 'Meet a notary in person');
});
