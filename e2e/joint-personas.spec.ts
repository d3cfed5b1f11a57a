/**
 * The sample borrowers of a joint application in Chromium: the borrower's page waits, the co-borrower applies on a phone by
 * typing and pressing, and what follows is what the sample says: more money together, a new price, or a file to unfreeze.
 * `PERSONAS=all` runs them: three people each, a minute in all.
 */
/** Covers src/server/effects/apply-jointly.ts, src/server/platform/parties/sandbox, flows/signer. */
import type { Browser, Page } from '@playwright/test';
import { openClient } from '../src/tools/journey/client.ts';
import { openPart, withOwners } from '../src/tools/journey/co-owner.ts';
import { drive, readSample, submitStep } from '../src/tools/journey/drive.ts';
import { application, details, proofs } from '../tests/server/parts/co-borrower-answers.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { scan } from './page-checks.ts';
import { fill, heading, ledTo, onPhone, press } from './signer-phone.ts';

type Joint = {
  /** The sample file that the bureau has of the co-borrower. */
  other: string;
  changes?: Record<string, Record<string, unknown>>;
  /** In the co-borrower's part, once they have applied. */
  his?: (page: Page) => Promise<void>;
  /** The button of the new offer that the borrower has to accept. */
  offered?: RegExp;
};

const offer = { term: 10, amount: 44_500, feePercent: 2.99, autopay: true };
const alone = { offer: { ...offer, version: { $fact: 'figures.offerInputs.version' } } };
const people: Record<string, Joint> = {
  jointbetter: {
    other: 'happy',
    changes: {
      'income-info': { annualIncome: 82_080, requestedAmount: 60_000 },
      'product/select': alone,
    },
    offered: /^Accept \$60,000/,
  },
  jointscore: { other: 'revised', offered: /^Accept \$60,000/ },
  jointfrozen: {
    other: 'hardfrozen',
    his: async (page) => {
      await ledTo(page, 'Your credit check');
      await scan(page, 'a frozen file of a co-borrower');
      await press(page, 'Try again');
    },
  },
};
const isAll = process.env.PERSONAS === 'all';
const chosen = isAll ? Object.keys(people) : [];
if (isAll) test.describe.configure({ mode: 'parallel' });

for (const key of chosen)
  test(`${key}: applies together, and the borrower goes on with what comes of it`, async ({
    browser,
    server,
  }) => {
    const { other, changes = {}, his: inPart, offered } = people[key] as Joint;
    const { base } = server;
    const email = newEmail(other);
    const owner = { first: 'Sam', last: 'Spouse', relation: 'SPOUSE', borrows: true, email };
    const sample = withOwners(readSample('happy'), [owner], 'JOINT_SPOUSE');
    const steps = sample.steps.map((step) => ({ ...step, data: { ...step.data, ...changes[step.page] } }));
    const client = openClient(base);
    const mine = { email: newEmail(key), until: 'heloc/income/link' };
    const { uuid } = await drive(client, { ...sample, steps }, mine);
    const hers = await (await browser.newContext()).newPage();
    await signIn(hers, client);
    await hers.goto(`${base}/account/heloc/${uuid}`);
    await heading(hers, "Your co-borrower's part");

    const part = openClient(base);
    const progress = { uuid: await openPart(part, email) };
    const phone = await opened(browser, part);
    await phone.goto(`${base}/account/heloc/heloc-signer`);
    await appliesByHand(phone);
    await inPart?.(phone);

    if (offered) {
      await expect(async () => {
        await hers.evaluate(() => window.dispatchEvent(new Event('focus')));
        await expect(hers.getByText('Your offer has changed')).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 180_000 });
      await scan(hers, `${key}: the new offer`);
      const sent = hers.waitForResponse((reply) => reply.url().endsWith('/submission'));
      await hers.getByRole('button', { name: offered }).click();
      expect((await sent).status()).toBe(200);
    }
    await ledTo(hers, 'Verify your income');
    await ledTo(phone, 'Send proof of your income');
    for (const [index, step] of proofs.entries()) await submitStep(part, step, 20 + index, progress, email);
    await part.expect('POST', `/sandbox/${progress.uuid}/skip-wait`, {});
    await ledTo(phone, 'We have what we need, Sam');
    await phone.context().close();
    await hers.context().close();
  });

async function opened(browser: Browser, client: ReturnType<typeof openClient>): Promise<Page> {
  const page = await onPhone(browser);
  await signIn(page, client);
  return page;
}

/** Types what a co-borrower is asked before the pull. */
async function appliesByHand(page: Page) {
  await heading(page, 'Maria Elena Alvarez invited you');
  await fill(page, 'intro', { esign: true });
  await press(page, 'Agree and continue');
  await heading(page, 'A few details about you');
  await fill(page, 'about', details);
  await press(page, 'Save and continue');
  await heading(page, 'What do you earn?');
  const { employmentType, annualIncome, employer, startMonth } = application[2]?.data ?? {};
  await fill(page, 'income', { employmentType, annualIncome, employer, startMonth });
  await press(page, 'Save and continue');
  await heading(page, 'Demographic questions');
  await fill(page, 'hmda', { hmda: {} });
  await press(page, 'Save and review my application');
  await heading(page, 'Review and sign your application');
  await fill(page, 'apply', { signature: { typedName: 'Sam Spouse' } });
  await press(page, 'Sign and apply');
}
