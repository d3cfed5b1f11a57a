/** A couple on two phones: both own the home, one borrows, the other signs in a part of their own; the line is funded. */
/** Covers src/web/journey/part-route.tsx, src/server/signers/parts, src/server/signers. */
import { openClient } from '../src/tools/journey/client.ts';
import { withOwners } from '../src/tools/journey/co-owner.ts';
import { drive, readSample, untilAwake } from '../src/tools/journey/drive.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { notaryComes } from './notary-comes.ts';
import { fill, heading, onPhone, press } from './signer-phone.ts';

const happy = readSample('happy');
const dataOf = (page: string, action = 'submit') =>
  happy.steps.find((step) => step.page === page && step.action === action)?.data ?? {};

test('a couple on two phones funds a line', async ({ browser, server }) => {
  const { base } = server;
  const invited = newEmail('happy').replace('+happy', '');
  const client = openClient(base);
  const owner = { first: 'Sam', last: 'Alvarez', email: invited, relation: 'SPOUSE' };
  const sample = withOwners(happy, [owner], 'JOINT_SPOUSE');
  const email = newEmail('happy');
  const progress = await drive(client, sample, { email, until: 'heloc/notary/intro' });
  const uuid = progress.uuid ?? '';
  const hers = await onPhone(browser);
  await signIn(hers, client);
  await hers.goto(`${base}/account/heloc/${uuid}`);
  await heading(hers, 'The other owners need to sign too');

  const his = await onPhone(browser);
  await his.goto(`${base}/account/heloc/heloc-signer`);
  await heading(his, "Welcome. You're invited to sign");
  await fill(his, 'login', { email: invited, code: '000000' });
  await press(his, 'Open my invitation');
  await heading(his, 'Maria Elena Alvarez invited you');
  await fill(his, 'intro', { esign: true });
  await press(his, 'Agree and continue');
  await heading(his, 'Verify your identity');
  await fill(his, 'identity', dataOf('identity'));
  await press(his, 'Send my ID');
  await heading(his, 'Read your documents');
  await his
    .getByRole('link', { name: 'Continue to sign' })
    .or(his.getByRole('button', { name: 'Continue to sign' }))
    .click();
  await heading(his, 'Sign your documents');
  await fill(his, 'sign', { read: [], signature: { typedName: 'Sam Alvarez', initials: 'SA' } });
  await press(his, 'Sign my documents');
  await heading(his, 'How would you like to meet the notary?');
  await fill(his, 'notary', { together: 'APART' });
  await press(his, 'Continue');
  await heading(his, 'Meet a notary by video');
  await fill(his, 'notary/intro', dataOf('notary/intro'));
  await press(his, 'Book my notary');
  await heading(his, 'Your notary session');
  await notaryComes(his);
  await fill(his, 'notary/session', { recording: true });
  await press(his, 'Start the questions');
  await fill(his, 'notary/session', dataOf('notary/session', 'answers'));
  await press(his, 'Send my answers');
  await fill(his, 'notary/session', { acknowledged: true });
  await press(his, 'Confirm my signature');
  await heading(his, "You're done, Sam");

  await hers.reload();
  await heading(hers, 'Meet the notary');
  const from = sample.steps.findIndex(({ page }) => page === 'notary/intro');
  progress.journey = await untilAwake(client, uuid);
  await drive(client, sample, { email, progress, from });
  // The days to cancel and the county's are waited out one after the other.
  const step = async () => {
    await client.expect('POST', `/sandbox/${uuid}/skip-wait`, {});
    const path = `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`;
    return (await client.expect('GET', path)).step;
  };
  await expect.poll(step, { timeout: 180_000 }).toBe('COMPLETE');
  await hers.goto(`${base}/account/heloc/${uuid}/complete`);
  await expect(hers.getByText('We sent').first()).toBeVisible({ timeout: 180_000 });
  await his.goto(`${base}/account/heloc/heloc-signer/resume`);
  await expect(his.getByText('The line is open, and the money was sent.')).toBeVisible({ timeout: 180_000 });
});
