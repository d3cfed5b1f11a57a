/** An address that asks for the chat opens it once, also where a login is in between, and does not ask again (ACC-C3). */
/** Covers src/web/chat/chat-toggle.tsx, src/web/chat/chat-panel.tsx. */
import type { Page } from '@playwright/test';
import { openClient } from '../src/tools/journey/client.ts';
import { drive, readSample } from '../src/tools/journey/drive.ts';
import { expect, newEmail, test } from './fixtures.ts';
import { settling } from './settling.ts';

const sample = readSample('happy');
const password = String(sample.steps.find(({ data }) => 'password' in data)?.data.password);
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });

test('[ACC-C3][ACC-X3] a stranger whose address asks for the chat logs in, and it has opened once', async ({
  page,
  server,
  watched,
}) => {
  const email = newEmail('happy');
  await drive(openClient(server.base), sample, { email, until: 'heloc/start/profile' });
  const settled = settling(page);
  const settings = `${server.base}/account/heloc/dashboard/settings`;
  await page.goto(`${settings}?pop-webchat=1`);

  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your settings' })).toBeVisible();
  await expect(chat(page), 'the wish outlives the login').toBeVisible();
  await expect(page, 'and nothing asks for it any more').toHaveURL(settings);

  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your settings' })).toBeVisible();
  await settled();
  await expect(chat(page), 'a reload does not open it').toBeHidden();

  await page.goto(`${settings}?pop-webchat=1`);
  await expect(chat(page), 'signed in, it opens where the address leads').toBeVisible();
  await expect(page).toHaveURL(settings);
  expect(watched.problems).toEqual([]);
});
