/**
 * Each sample borrower of a condition in Chromium: the page that asks is found on the list, answered by typing and pressing,
 * refused once where a person or a machine refuses, and answered again; the list says so at every turn, and the application
 * continues. What comes before is sent over HTTP. `PERSONAS=all` runs all eleven; without it, those that no other story has.
 */
/** Covers src/server/conditions, src/server/platform/parties/sandbox, flows/heloc/conditions. */
import type { Page } from '@playwright/test';
import { type Client, openClient } from '../src/tools/journey/client.ts';
import { drive, readSample, untilAwake } from '../src/tools/journey/drive.ts';
import type { Condition } from '../src/types/condition.ts';
import { fillPage } from './fill-page.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { phone, reflows, scan } from './page-checks.ts';
import { pageDefinition } from './stops.ts';
import { conditionsOf, sendPhoto, sendPhotos, underwriter } from './underwriter.ts';

type At = { page: Page; client: Client; uuid: string; condition: Condition; problems: string[] };
type Way = {
  /** The page of the happy sample that the borrower does not reach. */
  until: string;
  changes?: Record<string, object>;
  /** Before anything is asked, in the browser. */
  first?: (page: Page) => Promise<void>;
  answer: (at: At) => Promise<void>;
  /** The page after it. */
  then: string;
};

const why = 'The second page is missing.';
const legal = 'Lot 4, Block 2, Oak Park Addition, in Book 12 of Maps, page 33.';
const happy = readSample('happy');
const told = happy.steps.find(({ page }) => page === 'identity')?.data ?? {};
const trust = { name: 'The Condtrust Living Trust', date: '2015-04-01', trustees: 'Maria Elena Alvarez' };
const afterPull = { until: 'heloc/income/link', answer: byDocuments, then: 'Verify your income' };

const ways: Record<string, Way> = {
  'cond-bank-account-fraud-review': {
    until: 'heloc/identity',
    answer: byDocuments,
    then: 'Verify your identity',
  },
  'cond-false-ownership-type-review': {
    until: 'heloc/liens',
    answer: byReview(
      { name: 'ownership', no: 'unreadable', yes: 'agrees' },
      'review-app/incorrect-ownership',
      {
        ...{ reason: 'NAME_CHANGE', deed: 'DEED' },
      },
    ),
    then: 'What do you owe on your home?',
  },
  'cond-generic-document-request': afterPull,
  'cond-hard-credit-inquiry-review': { until: 'heloc/liens', answer: byAttesting, then: 'Choose your offer' },
  'cond-heloc-manual-paystub-upload': afterPull,
  'cond-id-verification-failure': {
    until: 'heloc/identity',
    first: async (page) => {
      await fill(page, 'identity', told);
      await press(page, 'Send my ID');
    },
    answer: async ({ page }) => {
      await expect(page.getByText("We couldn't accept your last photos")).toBeVisible();
      await fill(page, 'identity', told);
      await press(page, 'Send my ID');
    },
    then: 'Your final offer is ready to sign',
  },
  'cond-identity-document-fraud-review': afterPull,
  'cond-missing-phone-number': { ...afterPull, answer: byCode },
  'cond-property-legal-description': afterPull,
  'cond-property-ownership-fraud-review': afterPull,
  'cond-review-trust-requirements': {
    until: 'heloc/insurance/upload',
    changes: { 'start/contact': { ownership: 'REVOCABLE_TRUST' } },
    answer: byReview({ name: 'trust', no: 'refused', yes: 'accepted' }, 'insurance/trust', {
      ...{ ...trust, revocable: true, certificate: 'CERTIFICATE_OF_TRUST' },
    }),
    then: 'Add your homeowners insurance',
  },
};
/** The others' pages are in other stories: e2e/conditions.spec.ts, e2e/branches.json. */
const ownStory = ['cond-hard-credit-inquiry-review'];
const isAll = process.env.PERSONAS === 'all';
const chosen = isAll ? Object.keys(ways) : ownStory;
if (isAll) test.describe.configure({ mode: 'parallel' });

for (const key of chosen)
  test(`${key}: asked once, answered, and the application goes on`, async ({ page, server, watched }) => {
    const way = ways[key] as Way;
    const { client, uuid } = await arrive(page, server.base, key, way);
    const [condition] = await conditionsOf(client, uuid);
    if (!condition) throw new Error(`${key} is asked for nothing.`);
    await isListed(page, server.base, uuid, condition, 'Needed|Send again');
    await scan(page, `${key}: the list`, [phone]);
    await page.getByRole('link', { name: condition.label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('What we need from you');
    await scan(page, `${key}: the page that asks`, [phone]);
    await reflows(page, key);
    await page.setViewportSize({ width: 375, height: 812 });
    await way.answer({ page, client, uuid, condition, problems: watched.problems });

    await untilAwake(client, uuid);
    await isListed(page, server.base, uuid, condition, 'Done');
    await expect(page.getByText("That's everything")).toBeVisible();
    expect((await conditionsOf(client, uuid)).map(({ status }) => status)).toEqual(['ACCEPTED']);
    await page.getByRole('button', { name: 'Back to my application' }).click();
    await expect(page.getByRole('heading', { level: 1, name: way.then })).toBeVisible({ timeout: 180_000 });
  });

async function arrive(page: Page, base: string, key: string, { until, changes = {}, first }: Way) {
  const client = openClient(base);
  const steps = happy.steps.map((step) => ({ ...step, data: { ...step.data, ...changes[step.page] } }));
  const { uuid = '' } = await drive(client, { ...happy, steps }, { email: newEmail(key), until });
  await untilAwake(client, uuid);
  await signIn(page, client);
  if (first) await page.goto(`${base}/account/heloc/${uuid}`);
  await first?.(page);
  await expect.poll(async () => (await conditionsOf(client, uuid)).length, { timeout: 180_000 }).toBe(1);
  return { client, uuid };
}

/** The list has this one thing alone, in this state. */
async function isListed(page: Page, base: string, uuid: string, { title }: Condition, state: string) {
  await page.goto(`${base}/account/heloc/${uuid}/conditions`);
  const cards = page.locator('.hl-cards > li');
  await expect(cards.locator('h2')).toHaveText([title ?? '']);
  await expect(cards.getByText(new RegExp(`^(${state})$`)).first()).toBeVisible();
}

/** A person refuses the first document with a reason; it is sent again, and all are accepted. */
async function byDocuments({ page, client, uuid, condition }: At) {
  const { application } = (await untilAwake(client, uuid)).facts as { application: { loanNumber: string } };
  const desk = await underwriter(client.base, application.loanNumber);
  const documents = (condition.requestDocuments ?? []).map((one) => `${condition.uuid}/${one.uuid}`);
  await desk.takeAll();
  await sendPhotos(page, condition);
  await desk.takeAll();
  await expect(page.getByText("We're looking at it")).toBeVisible();
  await desk.refuse(documents[0] ?? '', why);
  await looksAgain(page);
  await expect(page.getByText(why).first()).toBeVisible();
  await expect(page.getByText('Send it again', { exact: true })).toBeVisible();
  await sendPhoto(page);
  const more =
    condition.categoryEnum === 'PROPERTY_LEGAL_DESCRIPTION' ? { legalDescription: legal } : undefined;
  for (const document of documents) await desk.accept(document, more);
  await looksAgain(page);
  await expect(page.getByRole('heading', { name: 'We have what we need' })).toBeVisible();
}

/** A page of its own asks; a person answers its review, first with a no. */
function byReview({ name, no, yes }: Record<'name' | 'no' | 'yes', string>, id: string, data: object) {
  return async ({ page, client, uuid }: At) => {
    const { title, actions = {} } = pageDefinition('heloc', id);
    const answered = async (said: string) => {
      await client.expect('POST', '/sandbox/review-answers', { [name]: said });
      await fill(page, id, { ...data });
      await press(page, actions.submit?.label ?? '');
      await client.expect('POST', `/sandbox/${uuid}/skip-wait`, {});
    };
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await answered(no);
    await looksAgain(page);
    await expect(page.getByText(/^Send (your document again|other trust documents)$/)).toBeVisible();
    await answered(yes);
    await client.expect('POST', '/sandbox/review-answers', { [name]: null });
  };
}

/** Tells of every recent inquiry whether a new debt came of it; one is forgotten first. */
async function byAttesting({ page }: At) {
  const list = page.locator('[data-field="inquiries"]');
  const edits = list.getByRole('button', { name: /Edit/ });
  await expect(edits).toHaveCount(2);
  await fill(page, 'liens', { hoaMonthly: 0, annualTax: 7200, annualInsurance: 1800, accurate: true });
  await edits.first().click();
  await list.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await list.getByLabel('What you owe on it').fill('5000');
  await list.getByLabel('Monthly payment').fill('150');
  await page.getByRole('button', { name: 'See my offers' }).click();
  await expect(page.getByRole('main')).toContainText(
    'Recent credit checks by other lenders: Choose yes or no',
  );
  await list.getByRole('radio', { name: 'No' }).last().check({ force: true });
  await press(page, 'See my offers');
}

async function byCode({ page, problems }: At) {
  await page.locator('[data-field="phone"] input').fill('2025550177');
  const code = page.locator('[data-field="phoneCode"] input').first();
  await code.fill('111111');
  const refused = page.waitForResponse((reply) => reply.url().endsWith('/submission'));
  await page.getByRole('button', { name: 'Confirm my number' }).click();
  expect((await refused).status()).toBe(422);
  await expect(page.getByText("That code isn't right").first()).toBeVisible();
  // Chromium writes an answer of 422 to its console.
  problems.length = 0;
  await code.fill('000000');
  await press(page, 'Confirm my number');
  await expect(page.getByText('Your number is confirmed.')).toBeVisible();
}

const looksAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

async function fill(page: Page, id: string, data: Record<string, unknown>) {
  const { ui = {} } = pageDefinition('heloc', id);
  const [first = ''] = Object.keys(data);
  await expect(page.locator(`[data-field="${first}"]`)).toBeVisible({ timeout: 180_000 });
  const widgets = Object.entries(ui).map(([name, field]) => [name, field['ui:widget'] ?? 'text']);
  await fillPage(page, data, Object.fromEntries(widgets));
}

/** Presses, and the server takes the answer. */
async function press(page: Page, name: string) {
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/submission'));
  await page.getByRole('button', { name, exact: true }).click();
  expect((await sent).status(), name).toBe(200);
}
