/** A borrower is asked for all eleven things that underwriters may ask for. One document is refused first; in the end all is done. */
/** Covers src/server/conditions, src/web/blocks/cards.tsx, src/web/journey/journey-page.tsx, src/engine/journey/picked-facts.ts, src/web/shell/notifications/condition-notifications.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { drive, readSample } from '../src/tools/journey/drive.ts';
import { expect, newEmail, test } from './fixtures.ts';
import { conditionsOf, note, sendPhoto, sendPhotos, underwriter } from './underwriter.ts';

const folder = 'flows/heloc/conditions';
const categories = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));

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
  const { client, progress } = await reach('heloc/identity');
  watched.problems.length = 0;
  const uuid = progress.uuid ?? '';
  const facts = progress.journey?.facts as { application: { loanNumber: string } };
  const desk = await underwriter(server.base, facts.application.loanNumber);
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
  for (const condition of await conditionsOf(client, uuid)) {
    if (!condition.actionNeeded || !condition.asks?.length) continue;
    await page.goto(`${base}/${condition.to}`);
    await sendPhotos(page, condition);
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
  }).toPass({ timeout: 180_000 });
  await isWell(page, 'all are done');
});
