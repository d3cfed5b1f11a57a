/** An agent in a browser of their own, at the chats of the desk, for stories about both sides of a chat. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { openClient } from '../src/tools/journey/client.ts';
import { enterFactor } from './enter-factor.ts';
import { expect } from './fixtures.ts';

export type ChatAgent = {
  page: Page;
  email: string;
  /** What colleagues read, and no borrower may. */
  name: string;
  said: ReturnType<Page['getByRole']>;
  /** Opens a chat of the list, by the name of who chats. */
  open(visitor: string): Promise<void>;
  accept(visitor: string): Promise<void>;
  reply(text: string): Promise<void>;
  /** Their computer is gone without a word. */
  leave(): Promise<void>;
};

export async function chatAgent(browser: Browser, base: string): Promise<ChatAgent> {
  const name = `agent-${randomUUID()}`;
  const [email, password] = [`${name}@example.com`, 'four random words here'];
  await openClient(base).expect('POST', '/sandbox/reviewers', { email, password });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${base}/account/heloc/desk/chats`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  // Colleagues find them there once their own line has been answered.
  const there = page.waitForEvent('websocket').then((line) => line.waitForEvent('framereceived'));
  await enterFactor(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chats');
  await there;
  const open = (visitor: string) => entry(page, visitor).click();
  return {
    ...{ page, email, name, open },
    said: page.getByRole('region', { name: 'What was said' }),
    async accept(visitor) {
      await open(visitor);
      await page.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByLabel('Your reply')).toBeVisible();
    },
    async reply(text) {
      await page.getByLabel('Your reply').fill(text);
      await page.keyboard.press('Enter');
    },
    leave: () => context.close(),
  };
}

/** A chat in the list of the desk. */
export const entry = (page: Page, visitor: string) =>
  page.getByRole('button', { name: new RegExp(`^${visitor}`) });
