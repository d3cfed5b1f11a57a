/** Covers src/server/conditions, src/web/blocks/cards.tsx, src/web/journey/use-read-again.ts, src/engine/journey/picked-facts.ts, src/web/notifications/condition-notices.ts. */
/** A borrower is asked for all eleven things that underwriters may ask for. One document is refused first; in the end all is done. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { type Client, openClient } from '../src/tools/journey/client.ts';
import { drive, readSample } from '../src/tools/journey/drive.ts';
import { plainPng } from '../src/tools/journey/png.ts';
import type { Condition } from '../src/types/condition.ts';
import { expect, newEmail, test } from './fixtures.ts';

const key = () => ({ 'idempotency-key': randomUUID() });
const folder = 'flows/heloc/conditions';
const categories = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
const note = 'Ann from our team: please answer this before you sign.';
let seed = 500;

async function reviewer(base: string, application: string) {
  const agent = openClient(base);
  const login = { email: `cond-${randomUUID()}@example.com`, password: 'four random words here' };
  await agent.expect('POST', '/sandbox/reviewers', login);
  await agent.expect('POST', '/identity/api/v1/login', login);
  const press = (page: string, data: object) => {
    const sent = { flow: 'desk', page, action: 'submit', data, query: { application } };
    return agent.expect('POST', '/identity/api/v1/page-submission', sent, key());
  };
  return {
    ask: (category: string) => press('conditions/raise', { category, comments: note }),
    refuse: (document: string, reason: string) =>
      press('conditions', { document, verdict: 'REJECTED', reason }),
  };
}

async function conditionsOf(client: Client, uuid: string): Promise<Condition[]> {
  const path = `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`;
  return (await client.expect('GET', path)) as unknown as Condition[];
}

/** Sends a photo from the page that is open. */
async function sendPhoto(page: Page) {
  const name = `photo-${seed}.png`;
  const buffer = plainPng(seed++);
  await page
    .locator('input[type="file"]:not([capture])')
    .setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Uploaded · /).last()).toBeVisible();
  // The note of the one before may still be there.
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/submission'));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('Sent. Thank you!').last()).toBeVisible();
}

async function isWell(page: Page, state: string) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 2000 });
    expect.soft(await axeFindings(page), `${state} at ${width}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wide, `${state} at ${width}: wider than the screen`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('a borrower answers each of the eleven conditions, one of them twice', async ({
  page,
  server,
  reach,
  watched,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(15_000);
  const { client, progress } = await reach('heloc/identity');
  watched.problems.length = 0;
  const uuid = progress.uuid ?? '';
  const facts = progress.journey?.facts as { application: { loanNumber: string } };
  const desk = await reviewer(server.base, facts.application.loanNumber);
  for (const { category } of categories) await desk.ask(category);
  const base = `${server.base}/account/heloc/${uuid}`;

  // The oldest first, each with its reason and the reviewer's words.
  await page.goto(`${base}/conditions`);
  const cards = page.locator('.hl-cards > li');
  await expect(cards).toHaveCount(11);
  await expect(cards.locator('h2')).toHaveText(categories.map(({ title }) => title));
  await expect(page.getByText(note)).toHaveCount(11);
  await isWell(page, 'all are asked');

  // One is sent, refused with a reason, and sent again, while the borrower looks at it.
  const bank = cards.filter({ hasText: 'Show us that the account is yours' });
  await bank.getByRole('link', { name: 'Upload your statement' }).click();
  await expect(page).toHaveURL(
    /conditionUuid=.+&conditionType=BANK_STATEMENT&conditionEnum=BANK_ACCOUNT_FRAUD_REVIEW/,
  );
  await sendPhoto(page);
  await expect(page.getByText("We're looking at it")).toBeVisible();
  const statement = (await conditionsOf(client, uuid)).find(({ title }) =>
    title?.includes('account is yours'),
  );
  const document = `${statement?.uuid}/${statement?.requestDocuments?.[0]?.uuid}`;
  await desk.refuse(document, 'The statement shows no name. Please send the first page.');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('The statement shows no name. Please send the first page.')).toBeVisible();
  await isWell(page, 'a document is refused');
  await sendPhoto(page);
  await page.getByRole('button', { name: 'Everything we need from you' }).click();
  await expect(bank.getByText(/In review|Done/)).toBeVisible();

  // The others: a document for each that is asked, a phone that a code proves, an ID on its own page.
  for (const { to = '', asks = [], actionNeeded } of await conditionsOf(client, uuid)) {
    if (!actionNeeded || asks.length === 0) continue;
    await page.goto(`${base}/${to}`);
    for (const [index] of asks.entries()) {
      if (index < asks.length - 1) await page.getByRole('radio').first().check();
      await sendPhoto(page);
    }
  }
  await page.goto(`${base}/conditions`);
  await page.getByRole('link', { name: 'Add my number' }).click();
  await page.getByRole('button', { name: 'Confirm my number' }).click();
  await expect(page.getByText('Your number is confirmed.')).toBeVisible();
  await page.goto(`${base}/conditions`);
  await page.getByRole('link', { name: 'Send my ID again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your identity' })).toBeVisible();
  const from = readSample('happy').steps.findIndex(({ page }) => page === 'identity');
  await drive(client, readSample('happy'), {
    email: newEmail('happy'),
    progress,
    from,
    until: 'heloc/signing/sign',
  });

  // The sandbox's reviewer accepts what was sent.
  await page.goto(`${base}/conditions`);
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(cards.getByText('Done', { exact: true })).toHaveCount(11, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await isWell(page, 'all are done');
});
