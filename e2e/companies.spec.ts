/** Borrowers meet companies by their own interface: an address, a code by text, and an income and a bank at Plaid's site. */
/** Covers src/server/start/open-parties.ts, src/server/effects/{start-bank-visit,finish-bank-visit,start-income-visit,finish-income-visit}.ts, src/web/journey/resume.tsx. */
import type { Page } from '@playwright/test';
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
        ...{ BANK_LINK: 'plaid', ACCOUNT_CHECK: 'plaid', INCOME_LINK: 'plaid' },
        ...{ ...atPlaid.credentials, PLAID_URL: plaid.url },
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

/** A borrower whose income comes next, with the name that companies know. */
async function atIncome(page: Page, { own }: Ground) {
  const client = openClient(own.base);
  const drove = { email: newEmail('happy'), until: 'heloc/income/link' };
  const { journey, uuid } = await drive(client, readSample('happy'), drove);
  await signIn(page, client);
  await page.goto(`${own.base}/account/heloc/${uuid}/income/review`);
  const name = ['first', 'last'].map((part) => readPath(journey?.facts ?? {}, `profile.name.${part}`));
  return name.join(' ');
}

async function shareIncome(page: Page, { plaid }: Ground, name: string) {
  const payDate = new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10);
  plaid.shares({ stubs: [{ payDate, gross: 5310, name, employer: 'Northwind Design' }] });
  await page.getByRole('link', { name: 'Link my payroll' }).click();
  await expect(page.getByText('Our income-linking service takes you')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /share my income data/ }).check();
  await page.getByRole('button', { name: 'Link my account' }).click();
  await page.getByRole('link', { name: 'Log in at Second Sample Payroll' }).click();
  await page.getByRole('link', { name: 'Finish' }).click();
  await expect(page.getByText('Back from linking?')).toBeVisible();
  await page.getByRole('button', { name: 'Finish linking' }).click();
  await expect(page).toHaveURL(/\/bank\/disburse$/);
}

test('income and bank are shared at Plaid’s own site, and the borrower comes back to the next page', async ({
  page,
  ground,
}) => {
  const name = await atIncome(page, ground);
  await shareIncome(page, ground, name);
  await expect(page.getByText('We confirmed $138,060 a year.', { exact: false })).toBeVisible();

  ground.plaid.has({ owners: [name] });
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

test('who changed their mind at Plaid sends documents, and types the numbers of the bank', async ({
  page,
  ground,
}) => {
  const name = await atIncome(page, ground);
  await page.getByRole('link', { name: 'Link my payroll' }).click();
  await page.getByRole('checkbox', { name: /share my income data/ }).check();
  await page.getByRole('button', { name: 'Link my account' }).click();
  await expect(page.getByRole('link', { name: 'Log in at Second Sample Payroll' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Choose another way' }).click();
  await page.getByRole('button', { name: 'Finish linking' }).click();
  await expect(page.getByText("Your income isn't linked yet").first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send documents' })).toBeVisible();

  await shareIncome(page, ground, name);
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
