/** A borrower and two co-owners have signed. On the third day one of them cancels on a phone, and the line ends for all three. */
/** Covers src/server/effects/cancel-for-all.ts, flows/signer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openClient } from '../src/tools/journey/client.ts';
import { type Owner, openPart, withOwners } from '../src/tools/journey/co-owner.ts';
import { drive, readSample } from '../src/tools/journey/drive.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';

type Mail = { to: string; subject: string };

function subjectsTo(dataDir: string, email: string): string[] {
  const lines = readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8').trim().split('\n');
  const mails = lines.map((line) => JSON.parse(line) as Mail);
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** Signs and meets the notary. @returns the last day to cancel, as it is then */
async function signs(base: string, owner: Owner): Promise<string> {
  const client = openClient(base);
  const progress = { uuid: await openPart(client, owner.email) };
  await drive(client, readSample('happy', 'signer'), { email: owner.email, progress });
  const { facts } = await client.expect(
    'GET',
    `/service-application/api/v1/application/heloc/${progress.uuid}/journey`,
  );
  return (facts as { invitation: { cancelUntil: string } }).invitation.cancelUntil;
}

async function reads(page: Page, title: string, words: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
}

test('one of three owners cancels on the third day', async ({ page, browser, server }) => {
  const { base, dataDir } = server;
  const named = (first: string) => ({ first, last: 'Spouse', relation: 'CHILD', email: newEmail(first) });
  const [ada, ben] = [named('Ada'), named('Ben')];
  const email = newEmail('codeed');
  const client = openClient(base);
  const sample = withOwners(readSample('happy'), [ada, ben]);
  const { uuid } = await drive(client, sample, { email, until: 'heloc/notary/intro' });
  await signs(base, ada);
  const lastDay = await signs(base, ben);
  const { now } = (await client.expect('POST', '/sandbox/clock', { ms: 1 })) as { now: string };
  await client.expect('POST', '/sandbox/clock', { ms: Date.parse(`${lastDay}T19:00:00Z`) - Date.parse(now) });

  const phone = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage();
  await phone.goto(`${base}/account/heloc/heloc-signer`);
  await phone.getByLabel('Email', { exact: true }).fill(ben.email);
  await phone.getByLabel('Code').fill('000000');
  await phone.getByRole('button', { name: 'Open my invitation' }).click();
  await reads(phone, "You're done, Ben", 'You can still change your mind');
  await phone.getByRole('button', { name: 'Cancel the line of credit' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await reads(phone, "There's nothing you need to do", 'An owner used the right to cancel');

  const line = 'The line of credit is cancelled';
  await expect.poll(() => subjectsTo(dataDir, ada.email)).toContain(line);
  await expect.poll(() => subjectsTo(dataDir, ben.email)).toContain(line);
  await expect.poll(() => subjectsTo(dataDir, email)).toContain('Your application is cancelled');

  // Neither of the others can continue: what was next leads to what happened.
  const hers = openClient(base);
  await openPart(hers, ada.email);
  await signIn(page, hers);
  await page.goto(`${base}/account/heloc/heloc-signer/done`);
  await reads(page, "There's nothing you need to do", 'An owner used the right to cancel');
  await client.expect('POST', '/identity/api/v1/login', { email, password: 'a porch light in autumn' });
  await signIn(page, client);
  await page.goto(`${base}/account/heloc/${uuid}/notary/intro`);
  await page.getByRole('link', { name: 'Cancelled Your line of credit is cancelled.' }).click();
  await reads(page, 'Your line of credit is cancelled', 'The right to cancel was used');
  await phone.context().close();
});
