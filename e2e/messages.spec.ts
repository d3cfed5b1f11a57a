/** What is promised happens (FINDING-A1.4, FINDING-B8): the borrower leaves, an email comes, its link leads back; and reminders can be ended. */
/** Covers src/server/messages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openClient } from '../src/tools/journey/client.ts';
import { drive, readSample } from '../src/tools/journey/drive.ts';
import { expect, newEmail, test } from './fixtures.ts';

const sample = readSample('happy');
const password = String(sample.steps.find(({ data }) => 'password' in data)?.data.password);
const hour = 60 * 60_000;

type Mail = { to: string; subject: string; text: string; html?: string };

function mailsTo(dataDir: string, email: string): Mail[] {
  const lines = readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Mail).filter(({ to }) => to === email);
}

const linkIn = ({ text }: Mail, part = '') =>
  text.match(/http:\S+/g)?.find((link) => link.includes(part)) ?? '';

async function logIn(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('an email brings the borrower back to the offer, another the day after, and no third', async ({
  page,
  server,
  watched,
}) => {
  const client = openClient(server.base);
  const pass = (ms: number) => client.expect('POST', '/sandbox/clock', { ms });
  /** Until it is day everywhere. */
  const byDay = async () => {
    const { now } = await pass(1);
    await pass(((18 * hour - (Date.parse(String(now)) % (24 * hour)) + 24 * hour) % (24 * hour)) + 1);
  };
  const email = newEmail('happy');
  const mail = async (subject: string) => {
    const found = () => mailsTo(server.dataDir, email).find((one) => one.subject.startsWith(subject));
    await expect.poll(() => found()?.subject).toBeDefined();
    return found() as Mail;
  };

  await byDay();
  await drive(client, sample, { email, until: 'heloc/product/select' });
  await page.goto(linkIn(await mail('Your offer is ready')));
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/product\/select/);
  await page.evaluate(() => localStorage.clear());
  // The borrower closes the page: one that stays open would ask without a session.
  await page.goto('about:blank');

  await pass(25 * hour);
  await byDay();
  await page.goto(linkIn(await mail('Your application is saved'), 'stop-reminders'));
  await page.getByRole('button', { name: 'Stop sending me reminders' }).click();
  await expect(page.getByRole('heading', { name: "You're unsubscribed" })).toBeVisible();

  await page.goto(`${server.base}/account/heloc/dashboard/settings`);
  await logIn(page, email);
  const row = page.locator('.hl-row', { hasText: 'Reminders by email' });
  await expect(row).toContainText('Off');
  await row.getByRole('button', { name: 'Turn on' }).click();
  await expect(row).toContainText('On');
  expect(watched.problems).toEqual([]);
});
