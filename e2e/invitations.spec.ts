/**
 * An invitation to sign that went to a wrong address is corrected by the borrower while the page is open, and a link that
 * expired is renewed by the invited owner, who opens it by its button and declines: the borrower's open page tells, and the
 * borrower cancels. The invited owner reads on in Spanish.
 */
/** Covers src/server/signers, flows/signer. */
import type { Page } from '@playwright/test';
import { openClient } from '../src/tools/journey/client.ts';
import { drive, readSample } from '../src/tools/journey/drive.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { scan } from './page-checks.ts';
import { linksTo as mailedTo } from './signer-phone.ts';

const dayMs = 86_400_000;
const owner = { first: 'Sam', last: 'Spouse', relation: 'SPOUSE' };

const linksTo = (dataDir: string, email: string) =>
  mailedTo(dataDir, email, 'Maria Alvarez needs your signature');

/** What was chosen and typed stays; the page and what the server says are Spanish. */
async function inSpanish(signer: Page) {
  await signer.getByRole('button', { name: 'Ver en español' }).click();
  await expect(
    signer.getByRole('heading', { level: 1, name: 'Maria Elena Alvarez le invitó' }),
  ).toBeVisible();
  await signer.setViewportSize({ width: 375, height: 812 });
  await signer.screenshot({ path: 'test-results/es-invited-375.png', fullPage: true });
}

test('an invitation is corrected, renewed and declined, and the borrower learns what to do', async ({
  page,
  server,
}) => {
  const wrong = newEmail('wrong');
  const right = newEmail('right');
  const happy = readSample('happy');
  const steps = happy.steps.map((step) =>
    step.page === 'start/contact'
      ? { ...step, data: { ...step.data, ownership: 'JOINT_SPOUSE', coOwners: [{ ...owner, email: wrong }] } }
      : step,
  );
  const client = openClient(server.base);
  const email = newEmail('codeed');
  const progress = await drive(client, { ...happy, steps }, { email, until: 'heloc/notary/intro' });
  await signIn(page, client);

  await page.goto(`${server.base}/account/heloc/${progress.uuid}/signing/additional`);
  const card = page.locator('.hl-card', { has: page.getByRole('heading', { name: 'Sam Spouse' }) });
  await expect(card).toContainText(wrong);
  await expect(card).toContainText('Invited');
  // There is one other owner, so no one is asked whom it is about.
  await expect(page.getByText('What would you like to do?')).toBeVisible();
  await expect(page.getByText('Who is it about?')).toHaveCount(0);
  await page.getByText('Correct their details').click();
  await page.getByLabel('Their email').fill(email);
  await page.getByRole('button', { name: 'Save this change' }).click();
  await expect(page.getByText('This one is yours').first()).toBeVisible();
  await page.getByLabel('Their email').fill(right);
  await page.getByRole('button', { name: 'Save this change' }).click();
  await expect(card).toContainText(right);
  await expect.poll(() => linksTo(server.dataDir, right).length).toBe(1);

  const visitor = await page.context().browser()?.newContext();
  const signer = await visitor?.newPage();
  if (!signer) throw new Error('No second browser.');
  await signer.goto(linksTo(server.dataDir, wrong)[0] ?? '');
  await signer.getByRole('button', { name: 'Open my invitation' }).click();
  await expect(signer.getByText('a newer one has replaced it').first()).toBeVisible();

  // The page of the borrower stays out of the way: its session does not outlive fourteen days.
  await page.goto('about:blank');
  await client.expect('POST', '/sandbox/clock', { ms: 14 * dayMs + 60_000 });
  await signer.goto('about:blank');
  await signer.goto(linksTo(server.dataDir, right)[0] ?? '');
  await signer.getByRole('button', { name: 'Open my invitation' }).click();
  await signer.getByRole('link', { name: 'Ask for a new link' }).first().click();
  await signer.getByLabel('Email', { exact: true }).fill(right);
  await signer.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(signer.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.poll(() => linksTo(server.dataDir, right).length).toBe(2);
  await signer.goto(linksTo(server.dataDir, right)[1] ?? '');
  await signer.getByRole('button', { name: 'Open my invitation' }).click();
  await expect(signer.getByRole('heading', { level: 1, name: /invited you/ })).toBeVisible();

  await client.expect('POST', '/identity/api/v1/login', { email, password: 'a porch light in autumn' });
  await signIn(page, client);
  await page.goto(`${server.base}/account/heloc/${progress.uuid}/signing/additional`);
  await expect(card).toContainText('Opened the invitation');
  await signer.getByText("I'd rather not", { exact: true }).click();
  await signer.getByLabel(/Why are you declining/).fill('I want to sell the house.');
  await inSpanish(signer);
  await expect(signer.getByLabel(/Por qué no desea hacerlo/)).toHaveValue('I want to sell the house.');
  await signer.getByRole('button', { name: 'No firmar' }).click();
  await signer.getByRole('dialog').getByRole('button', { name: 'No firmar' }).click();
  await expect(signer.getByRole('heading', { level: 1 })).not.toContainText('le invitó');
  await expect(signer.locator('html')).toHaveAttribute('lang', 'es-US');
  // Without a reload: the open page learns of it by itself.
  await expect(card).toContainText('I want to sell the house.', { timeout: 180_000 });
  await expect(page.getByText('An owner would rather not sign')).toBeVisible();
  await visitor?.close();

  // The day of the borrower's own signature is long over, and the days to cancel have not begun: no day is named.
  await page.getByRole('link', { name: 'Cancel my line of credit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel your line of credit?' })).toBeVisible();
  await expect(page.getByText('third business day after the last owner signs')).toBeVisible();
  await expect(page.getByText(/midnight at the end of/)).toHaveCount(0);
  await scan(page, 'cancelling while an owner has not signed');
  await page.getByRole('button', { name: 'Cancel my line of credit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your line of credit is cancelled' }),
  ).toBeVisible();
});
