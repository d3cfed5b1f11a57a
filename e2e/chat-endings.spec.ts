/** A long chat after a reload, and its end after six hours: all of it can be read and downloaded, and nothing typed is lost. */
/** Covers src/web/chat/parts/stopped-panel.tsx, src/web/chat/providers/stream/read-older.ts, src/server/chat/read-messages.ts. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { openClient } from '../src/tools/journey/client.ts';
import { bring } from './bring.ts';
import { openAgent } from './chat-line.ts';
import { toOpenChat } from './chat-visitor.ts';
import { expect, test } from './fixtures.ts';

const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });
const sent = Array.from({ length: 31 }, (_, index) => `Line ${index + 1}.`);

for (const [carrier, query] of [
  ['our own server', ''],
  ["Twilio's library", '?mode=twilio'],
] as const)
  test(`carried by ${carrier}, 31 messages are there after a reload and in the transcript; after six hours what was typed stays`, async ({
    page,
    server,
  }) => {
    await toOpenChat(server.base);
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(`${server.base}/account/heloc/register${query}`);
    await page.getByRole('button', { name: /^Chat with us/ }).click();
    await chat(page).getByLabel('Name').fill('Ann Lee');
    await chat(page).getByLabel('Email address').fill('ann@example.com');
    await page.keyboard.press('Enter');
    await expect(chat(page).getByText('Waiting for next available agent')).toBeVisible();
    const agent = await openAgent(server.base);
    const { live } = await page.evaluate(() => JSON.parse(localStorage.getItem('webchat-local') ?? '{}'));
    await agent.accept(live.omniProxyChannelId);
    for (const text of sent) await agent.say(live.omniProxyChannelId, randomUUID(), text);
    await expect(chat(page).getByText('Line 31.')).toBeVisible();

    await page.reload();
    await expect(chat(page).getByText('Line 12.')).toBeAttached();
    await expect(chat(page).getByText('Line 11.')).toHaveCount(0);
    await chat(page).getByRole('button', { name: 'Chat options' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chat(page).getByRole('button', { name: 'Download the transcript' }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text.match(/Line \d+\./g)).toEqual(sent);
    await expect(chat(page).getByText('Line 1.', { exact: true })).toBeAttached();
    await expect(chat(page).getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0);

    await chat(page).getByRole('textbox', { name: 'Message' }).fill('Half a question');
    await openClient(server.base).expect('POST', '/sandbox/clock', { ms: 7 * 3_600_000 });
    await expect(chat(page).getByRole('heading', { name: "We can't continue this chat" })).toBeVisible({
      timeout: 180_000,
    });
    await expect(chat(page).getByText('Half a question')).toBeVisible();
    await expect(chat(page).getByText(/Waiting for|agent joins/)).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    // Seven hours later no one may be there.
    await toOpenChat(server.base);
    await expect(chat(page).getByRole('link', { name: /\d{3}-\d{4}$/ })).toHaveAttribute('href', /^tel:\d+$/);
    // What was typed outlives the page, too.
    await page.reload();
    await expect(chat(page).getByText('Half a question')).toBeVisible();
    await chat(page).getByRole('button', { name: 'Start new chat' }).click();
    await chat(page).getByRole('button', { name: 'Start chat' }).click();
    await expect(chat(page).getByRole('textbox', { name: 'Message' })).toHaveValue('Half a question');
  });

test('a transcript of an earlier chat is read at once, and nobody is promised in it', async ({
  page,
  server,
}) => {
  const { uuid } = await bring(page, server.base, { persona: 'happy', until: 'heloc/start/profile' });
  await page.goto(
    `${server.base}/account/heloc/${uuid}?mode=talkjs&userToken=sandbox-transcript&pop-webchat=1`,
  );
  await expect(chat(page).getByText("You're reading an earlier chat.", { exact: false })).toBeVisible();
  await expect(chat(page).getByRole('textbox')).toHaveCount(0);
  // Whose words they are is read by where they stand, and heard by a screen reader.
  await expect(
    chat(page).locator('[data-role=borrower]').filter({ hasText: 'When is the origination fee due?' }),
  ).toBeVisible();
});
