/** A borrower chats in the panel while an agent answers from the desk in a second browser: wait, reload, talk, end. */
/** Covers src/web/chat, src/server/chat. */
import type { Page } from '@playwright/test';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { chatAgent } from './chat-agent.ts';
import { someone, toOpenChat } from './chat-visitor.ts';
import { expect, test } from './fixtures.ts';

const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });

async function isWell(page: Page, phase: string) {
  expect.soft(await axeFindings(page), phase).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(wide, `${phase}: wider than the screen`).toBeLessThanOrEqual(0);
}

for (const width of [375, 1280]) {
  test(`[ACC-X2][ACC-X23][ACC-X25][ACC-X57] at ${width} px a borrower waits, reloads, talks with an agent, and the chat ends`, async ({
    browser,
    server,
  }) => {
    await toOpenChat(server.base);
    const name = someone('Ann');
    const page = await (await browser.newContext({ viewport: { width, height: 740 } })).newPage();
    await page.goto(`${server.base}/account/heloc/register`);
    const toggle = page.getByRole('button', { name: /^Chat with us/ });
    await toggle.click();
    await expect(chat(page).getByRole('button', { name: 'Start chat' })).toBeVisible();
    await isWell(page, 'form');
    await page.keyboard.press('Escape');
    await expect(chat(page)).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    await chat(page).getByLabel('Name').fill(name);
    await chat(page).getByLabel('Email address').fill('ann@example.com');
    await page.keyboard.press('Enter');
    await expect(chat(page).getByText('Waiting for next available agent')).toBeVisible();
    await chat(page).getByRole('textbox', { name: 'Message' }).fill('When is the fee due?');
    await page.keyboard.press('Enter');
    await isWell(page, 'waiting');
    await page.reload();
    await expect(chat(page).getByText('When is the fee due?')).toBeVisible();

    const { page: desk, said, accept, reply } = await chatAgent(browser, server.base);
    await accept(name);
    await expect(said.getByText('When is the fee due?')).toHaveCount(1);
    await reply('With the first payment.');
    await expect(chat(page).getByText('With the first payment.')).toHaveCount(1);
    await expect(chat(page).getByText('Agent', { exact: true })).toBeVisible();
    await chat(page).getByRole('textbox', { name: 'Message' }).fill('Thank you');
    await page.keyboard.press('Enter');
    await expect(said.getByText('Thank you')).toHaveCount(1);
    await isWell(page, 'live');

    await desk.getByRole('button', { name: 'End chat' }).click();
    await desk.getByRole('button', { name: 'End it' }).click();
    await expect(chat(page).getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeVisible();
    await isWell(page, 'ended');
    await chat(page).getByRole('button', { name: 'Start new chat' }).click();
    await expect(chat(page).getByRole('button', { name: 'Start chat' })).toBeVisible();
  });
}
