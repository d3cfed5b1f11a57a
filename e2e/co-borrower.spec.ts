/**
 * An owner of the home who borrows too opens the emailed link on a phone, applies and signs, is called about an alert on their
 * credit report, and proves their income. The borrower's open page, which waits for that, continues by itself. Another one explains
 * a late payment, and declines to sign: they are asked again, and then left out. After another's decline the borrower cancels.
 */
/** Covers flows/signer, flows/heloc/pages/start/co-borrower.json, src/server/effects/apply-jointly.ts. */
import { openClient } from '../src/tools/journey/client.ts';
import { openPart, withOwners } from '../src/tools/journey/co-owner.ts';
import { drive, readSample, submitStep, untilAwake } from '../src/tools/journey/drive.ts';
import { application, proofs, signing } from '../tests/server/parts/co-borrower-answers.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { scan } from './page-checks.ts';
import { expectSteady, watchShifts } from './shifts.ts';
import { fill, heading, ledTo, linksTo, onPhone, phone, press } from './signer-phone.ts';

const about = {
  ...{ dob: '1986-02-03', ssn: '666202002', phone: '+12025550133' },
  ...{ maritalStatus: 'MARRIED', citizenship: 'US_CITIZEN', jointIntent: true, hardCredit: true },
};
const income = {
  ...{ employmentType: 'FULL_TIME', annualIncome: 72_000 },
  ...{ employer: 'Lakeside Clinic', startMonth: '2018-05' },
};

test('a co-borrower applies on a phone, clears an alert and proves their income, and the page of the borrower goes on', async ({
  browser,
  server,
}) => {
  const { base, dataDir } = server;
  const invited = newEmail('hardalert');
  const owner = { first: 'Sam', last: 'Alvarez', relation: 'SPOUSE', borrows: true, email: invited };
  const client = openClient(base);
  const sample = withOwners(readSample('happy'), [owner], 'JOINT_SPOUSE');
  const email = newEmail('happy');
  const { uuid } = await drive(client, sample, { email, until: 'heloc/income/link' });
  const hers = await (await browser.newContext()).newPage();
  await signIn(hers, client);
  await hers.goto(`${base}/account/heloc/${uuid}`);
  await heading(hers, "Your co-borrower's part");
  const card = hers.locator('.hl-card', { has: hers.getByRole('heading', { name: 'Sam Alvarez' }) });
  await expect(card).toContainText('Invited');

  const links = () => linksTo(dataDir, invited, 'Maria Alvarez wants to borrow with you');
  await expect.poll(() => links().length, { timeout: 180_000 }).toBe(1);
  const his = await onPhone(browser);
  await his.goto(links()[0] ?? '');
  await press(his, 'Open my invitation');
  await heading(his, 'Maria Elena Alvarez invited you');
  await expect(his.getByText('You owe the whole line too')).toBeVisible();
  await fill(his, 'intro', { esign: true });
  await press(his, 'Agree and continue');
  await heading(his, 'A few details about you');
  await fill(his, 'about', about);
  await press(his, 'Save and continue');
  await heading(his, 'What do you earn?');
  await fill(his, 'income', income);
  await press(his, 'Save and continue');
  await heading(his, 'Demographic questions');
  await fill(his, 'hmda', { hmda: {} });
  await press(his, 'Save and review my application');
  await heading(his, 'Review and sign your application');
  await expect(his.getByText('Lakeside Clinic')).toBeVisible();
  await fill(his, 'apply', { signature: { typedName: 'Sam Alvarez' } });
  await press(his, 'Sign and apply');
  await heading(his, 'We have what we need, Sam');
  await ledTo(his, 'Your credit check');
  await expect(his.getByText("There's an alert on your credit report")).toBeVisible();
  // Both before the scans: the sandbox's reviewer answers after 20 seconds.
  await hers.reload();
  await expect(hers.getByText("We couldn't finish checking your co-borrower's credit")).toBeVisible();
  await scan(his, 'an alert on the report of a co-borrower');
  await scan(hers, 'the borrower waits for a call to the co-borrower');
  const other = openClient(base);
  const part = await openPart(other, invited);
  const answered = () => other.expect('POST', `/sandbox/${part}/skip-wait`, {});
  await answered();

  // Without a reload: the open page learns of it by itself.
  await heading(hers, 'Verify your income');
  await ledTo(his, 'Send proof of your income');
  await scan(his, 'proof of income, empty');
  const shown = {
    payer: 'Lakeside Clinic',
    payDate: { $days: -1 },
    payFrequency: 'SEMI_MONTHLY',
    gross: 3000,
  };
  await fill(his, 'income/upload', { papers: 'PAYSTUB', ...shown, documents: {} });
  await scan(his, 'proof of income, filled in');
  await press(his, 'Send my documents');
  await expect(his.getByText('We have your documents')).toBeVisible();
  await answered();
  await ledTo(his, 'We have what we need, Sam');
  await his.context().close();
  await hers.context().close();
});

test('a co-borrower explains a late payment and declines to sign: asked again, then left out', async ({
  browser,
  server,
}) => {
  const { base } = server;
  const { client, other, part, sends, goesOn } = await applied(base, 'delinquent');

  const his = await onPhone(browser);
  await signIn(his, other);
  await his.goto(`${base}/account/heloc/heloc-signer`);
  await ledTo(his, 'Tell us about a late payment');
  await scan(his, 'late payments of a co-borrower');
  const why = 'I changed banks, and one transfer arrived a month late.';
  await fill(his, 'late-payments', { delinquencies: { answer: 'EXPLAIN', explanation: why } });
  await press(his, 'Send my answer');
  await expect(his.getByText('We have your answer')).toBeVisible();
  await other.expect('POST', `/sandbox/${part.uuid}/skip-wait`, {});
  await ledTo(his, 'Send proof of your income');
  for (const [index, step] of proofs.entries()) await sends(step, 20 + index);
  await other.expect('POST', `/sandbox/${part.uuid}/skip-wait`, {});

  const uuid = await goesOn();
  await sends(signing[0], 40);
  await his.setViewportSize(phone);
  await watchShifts(his);
  await his.goto(`${base}/account/heloc/heloc-signer/sign`);
  await heading(his, 'Sign your documents');
  await expect(his.getByRole('button', { name: /^Open / }).first()).toBeVisible();
  await expectSteady(his, 0.01);
  await fill(his, 'sign', { declining: true });
  await press(his, 'Decline to sign');
  await his.getByRole('dialog').getByRole('button', { name: 'Decline to sign' }).click();
  await heading(his, "There's nothing you need to do");
  await scan(his, 'a co-borrower who declined to sign');

  const page = await (await browser.newContext()).newPage();
  await signIn(page, client);
  await page.goto(`${base}/account/heloc/${uuid}`);
  await heading(page, 'The other owners need to sign too');
  await expect(page.getByText('Your co-borrower would rather not sign')).toBeVisible();
  await scan(page, 'what the borrower can do when a co-borrower declines');
  await page.getByText('Send the invitation again').click();
  await page.getByRole('button', { name: 'Save this change' }).click();
  await expect(page.getByText('Your co-borrower would rather not sign')).toHaveCount(0);
  await his.goto(`${base}/account/heloc/heloc-signer/sign`);
  await heading(his, 'Sign your documents');
  const no = { flow: 'signer', page: 'sign', action: 'decline', data: { declining: true } };
  await sends(no, 60);

  const alone = page.getByRole('button', { name: 'Continue without a co-borrower' });
  await expect(alone).toBeVisible({ timeout: 180_000 });
  await alone.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await scan(page, 'continuing without a co-borrower is asked');
  await page.getByRole('button', { name: 'Yes, continue without them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /sign/i })).toBeVisible({ timeout: 180_000 });
  await his.context().close();
  await page.context().close();
});

test('a co-borrower declines to sign, and the borrower cancels: the page names every choice, and both parts end', async ({
  browser,
  server,
}) => {
  const { base } = server;
  const { client, other, part, sends, goesOn } = await applied(base, 'happy');
  // Their credit is asked about first.
  const journey = `/service-application/api/v1/application/heloc/${part.uuid}/journey`;
  const at = async () => (await other.expect('GET', journey)).step;
  await expect.poll(at, { timeout: 180_000 }).not.toBe('CO_BORROWER_APPLIED');
  for (const [index, step] of proofs.entries()) await sends(step, 20 + index);
  await other.expect('POST', `/sandbox/${part.uuid}/skip-wait`, {});
  const uuid = await goesOn();
  const declines = { flow: 'signer', page: 'sign', action: 'decline', data: { declining: true } };
  for (const [index, step] of [signing[0], declines].entries()) await sends(step, 40 + index);

  const page = await onPhone(browser);
  await signIn(page, client);
  await page.goto(`${base}/account/heloc/${uuid}`);
  await heading(page, 'The other owners need to sign too');
  await expect(page.getByText('Your co-borrower would rather not sign')).toBeVisible();
  // By keyboard: the question takes the focus, Escape is no, and the focus is where it was.
  const alone = page.getByRole('button', { name: 'Continue without a co-borrower' });
  await alone.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'No, go back' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(alone).toBeFocused();
  await page.getByRole('link', { name: 'Cancel my line of credit' }).click();
  await heading(page, 'Cancel your line of credit?');
  await page.getByRole('button', { name: 'Cancel my line of credit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await heading(page, 'Your line of credit is cancelled');

  await signIn(page, other);
  await page.goto(`${base}/account/heloc/heloc-signer`);
  await heading(page, "There's nothing you need to do");
  await page.context().close();
});

/** A borrower who waits for a co-borrower, and that one's part, which is applied with. @param persona the bureau's file of the co-borrower */
async function applied(base: string, persona: string) {
  const invited = newEmail(persona);
  const owner = { first: 'Sam', last: 'Spouse', relation: 'SPOUSE', borrows: true, email: invited };
  const [client, other] = [openClient(base), openClient(base)];
  const sample = withOwners(readSample('happy'), [owner], 'JOINT_SPOUSE');
  const email = newEmail('happy');
  const hers = await drive(client, sample, { email, until: 'heloc/income/link' });
  const part = { uuid: await openPart(other, invited) };
  const sends = async (step: (typeof application)[number] | undefined, index: number) => {
    if (step) await submitStep(other, step, index, part, invited);
  };
  for (const [index, step] of application.entries()) await sends(step, index);
  /** The borrower continues to the notary. @returns the application */
  const goesOn = async () => {
    const from = sample.steps.findIndex(({ page }) => page === 'income/link');
    const { uuid = '' } = hers;
    await untilAwake(client, uuid);
    await drive(client, sample, { email, progress: hers, from, until: 'heloc/notary/intro' });
    return uuid;
  };
  return { client, other, part, sends, goesOn };
}
