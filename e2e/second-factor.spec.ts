/** [ASVS-6.3.3] A person at the lender sets up the second factor at the first login, and is asked for a code at the next. */
/** Covers src/server/auth/second-factor.ts, src/web/shell/login-guard.tsx, src/web/blocks/qr-code.tsx. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { base32, totpCode } from '../src/server/auth/totp.ts';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { openClient } from '../src/tools/journey/client.ts';
import { enterFactor } from './enter-factor.ts';
import { expect, test } from './fixtures.ts';

const password = 'four random words here';
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

async function logIn(page: Page, address: string, email: string) {
  await page.goto(address);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(headline(page)).toHaveText('Two-step login');
}

/** The bytes of a secret as it is typed. */
function bytesOf(key: string): Buffer {
  for (const letter of key) expect('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567').toContain(letter);
  const bits = [...key].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  expect(base32(bytes)).toBe(key);
  return bytes;
}

test('the first login sets up an app, the next asks for a code, and both lead to the address that was wanted', async ({
  browser,
  server,
}) => {
  const email = `two-${randomUUID()}@example.com`;
  const sandbox = openClient(server.base);
  await sandbox.expect('POST', '/sandbox/reviewers', { email, password, setsUpFactor: true });
  const page = await (await browser.newContext()).newPage();
  await logIn(page, `${server.base}/account/heloc/desk/chats`, email);
  await expect(page.getByRole('img', { name: /^Code for your authenticator app/ })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: /^[a-z0-9]{5}-[a-z0-9]{5}$/ })).toHaveCount(10);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 2000 });
    expect.soft(await axeFindings(page), `setting up at ${width}`).toEqual([]);
  }
  const [, key = ''] = /Type this key: ([A-Z2-7 ]+)/.exec(await page.locator('main').innerText()) ?? [];
  const { now } = (await sandbox.expect('POST', '/sandbox/clock', { ms: 1 })) as { now: string };
  await enterFactor(page, totpCode(bytesOf(key.replaceAll(' ', '')), Math.floor(Date.parse(now) / 30_000)));
  await expect(headline(page)).toHaveText('Chats');

  const other = await (await browser.newContext()).newPage();
  await logIn(other, `${server.base}/account/heloc/desk/conditions/find`, email);
  await expect(other.getByRole('img', { name: /authenticator/ })).toHaveCount(0);
  // No other page opens before the code.
  await other.goto(`${server.base}/account/heloc/dashboard/settings`);
  await expect(headline(other)).toHaveText('Two-step login');
  await enterFactor(other, '123456');
  await expect(other.getByText("That code isn't right, or it was already used.").first()).toBeVisible();
  await other.getByLabel('Code', { exact: true }).fill('000000');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(headline(other)).toHaveText('Your settings');
});
