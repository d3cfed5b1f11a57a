/** Borrowers meet companies by their own interface: an address, a code by text, and a bank at Plaid's site. */
/** Covers src/server/start/open-parties.ts, src/server/effects/{start-bank-visit,finish-bank-visit}.ts, src/web/journey/resume.tsx. */
import { readPath } from '../src/engine/facts/read-path.ts';
import { openClient } from '../src/tools/journey/client.ts';
import { drive, readSample } from '../src/tools/journey/drive.ts';
import { type RunningServer, startServer } from '../src/tools/journey/start-server.ts';
import * as atPlaid from '../tests/companies/plaid-stand-in.ts';
import * as atSmarty from '../tests/companies/smarty-stand-in.ts';
import * as atTwilio from '../tests/companies/twilio-stand-in.ts';
import { test as base, expect, newEmail, signIn } from './fixtures.ts';

type Ground = {
  own: RunningServer;
  plaid: Awaited<ReturnType<typeof atPlaid.openPlaid>>;
  twilio: Awaited<ReturnType<typeof atTwilio.openTwilio>>;
};

const test = base.extend<object, { ground: Ground }>({
  ground: [
    async ({ browserName: _ }, use) => {
      const [plaid, smarty, twilio] = await Promise.all([
        atPlaid.openPlaid(),
        atSmarty.openSmarty(),
        atTwilio.openTwilio(),
      ]);
      const env = {
        ...{ BANK_LINK: 'plaid', ACCOUNT_CHECK: 'plaid', ...atPlaid.credentials, PLAID_URL: plaid.url },
        ...{ ADDRESS_BOOK: 'smarty', ...atSmarty.credentials, SMARTY_URL: smarty.url },
        ...{ TEXT_MESSAGES: 'twilio', ...atTwilio.account, TWILIO_URL: twilio.url },
      };
      const own = await startServer({ env: { ...env, HEARTHLINE_STAGE_MS: '150' }, readyWithinMs: 300_000 });
      await use({ own, plaid, twilio });
      await own.remove();
      for (const one of [plaid, smarty, twilio]) await one.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, ground: { plaid } }, use) => {
    await page.route(`${atPlaid.hosted}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const answer = await fetch(`${plaid.url}${pathname}`);
      await route.fulfill({ contentType: 'text/html', body: await answer.text() });
    });
    await use(page);
  },
});

test('a bank is linked at Plaid’s own site, and the borrower comes back to the next page', async ({
  page,
  ground: { own, plaid },
}) => {
  const client = openClient(own.base);
  const progress = await drive(client, readSample('happy'), {
    email: newEmail('happy'),
    until: 'heloc/bank/disburse',
  });
  const name = ['first', 'last'].map((part) =>
    readPath(progress.journey?.facts ?? {}, `profile.name.${part}`),
  );
  plaid.has({ owners: [name.join(' ')] });
  await signIn(page, client);
  await page.goto(`${own.base}/account/heloc/${progress.uuid}/bank/disburse`);
  await expect(page.getByText('Our bank-linking service takes you')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveCount(0);
  await page.getByRole('button', { name: 'Link my bank' }).click();

  await page.getByRole('link', { name: 'Log in at Second Sample Bank' }).click();
  await page.getByRole('link', { name: 'Finish' }).click();
  await expect(page.getByText('Back from your bank?')).toBeVisible();
  await page.getByRole('button', { name: 'Finish linking' }).click();

  await expect(page).toHaveURL(/\/bank\/autopay$/);
  await expect(page.getByText(/Second Sample Bank/).first()).toBeVisible();
});

test('who changed their mind at Plaid types the numbers instead', async ({ page, ground: { own } }) => {
  const client = openClient(own.base);
  const progress = await drive(client, readSample('happy'), {
    email: newEmail('happy'),
    until: 'heloc/bank/disburse',
  });
  await signIn(page, client);
  await page.goto(`${own.base}/account/heloc/${progress.uuid}/bank/disburse`);
  await page.getByRole('button', { name: 'Link my bank' }).click();
  await expect(page.getByRole('link', { name: 'Log in at Second Sample Bank' })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Finish linking' }).click();
  await expect(page.getByText("Your bank isn't linked yet").first()).toBeVisible();
  await page.getByRole('link', { name: 'Enter my account number instead' }).click();
  await expect(page).toHaveURL(/\/bank\/manual-disburse$/);
});

test('an address is completed by the post office’s list', async ({ page, ground: { own } }) => {
  await page.goto(`${own.base}/account/heloc/register?step=property-info`);
  await page.getByRole('combobox', { name: 'Street address' }).pressSequentially('12 main', { delay: 50 });
  await page.getByRole('option', { name: /12 Main St/ }).click();
  await expect(page.getByLabel('ZIP code', { exact: true })).toHaveValue('95814');
});
