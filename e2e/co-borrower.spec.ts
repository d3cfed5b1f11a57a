/** Covers flows/signer, flows/heloc/pages/start/co-borrower.json, src/server/effects/apply-jointly.ts. */
/**
 * An owner of the home who borrows too opens the emailed link on a phone, applies and signs. The borrower's open page, which
 * waits for that, goes on by itself once both credit reports were pulled.
 */
import { openClient } from '../src/tools/journey/client.ts';
import { withOwners } from '../src/tools/journey/co-owner.ts';
import { drive, readSample } from '../src/tools/journey/drive.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { fill, heading, linksTo, onPhone, press } from './signer-phone.ts';

const about = {
  ...{ dob: '1986-02-03', ssn: '666202002', phone: '+12025550133' },
  ...{ maritalStatus: 'MARRIED', citizenship: 'US_CITIZEN', jointIntent: true, hardCredit: true },
};
const income = {
  ...{ employmentType: 'FULL_TIME', annualIncome: 72_000 },
  ...{ employer: 'Lakeside Clinic', startMonth: '2018-05' },
};

test('a co-borrower applies on a phone, and the page of the borrower goes on', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const { base, dataDir } = server;
  const invited = newEmail('happy');
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
  await expect.poll(() => links().length, { timeout: 30_000 }).toBe(1);
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

  // Without a reload: the open page learns of it by itself.
  await heading(hers, 'Verify your income');
  await his.context().close();
  await hers.context().close();
});
