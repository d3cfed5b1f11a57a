/** A chat that Twilio's own library carries: words and files of both sides, its end, and a token that is refused, in Spanish. */
/** Covers src/web/chat/providers/twilio, src/server/chat/twilio, src/server/chat/routes/{chat-socket,twilio-media}.ts. */
import type { Page } from '@playwright/test';
import { chatAgent, entry } from './chat-agent.ts';
import { toOpenChat } from './chat-visitor.ts';
import { expect, test } from './fixtures.ts';

const chat = (page: Page) => page.getByRole('dialog');
const said = (page: Page) => page.getByRole('region', { name: 'What was said' });

async function begin(page: Page, base: string, { name, email }: { name: string; email: string }) {
  await page.goto(`${base}/account/heloc/register?mode=twilio`);
  await page.getByRole('button', { name: /^Chat with us|^Chatee con nosotros/ }).click();
  await chat(page).getByRole('textbox').nth(0).fill(name);
  await chat(page).getByRole('textbox').nth(1).fill(email);
  await page.keyboard.press('Enter');
}

test('an agent at the desk answers a chat that Twilio carries, reads its file and ends it', async ({
  browser,
  page,
  server,
}) => {
  await toOpenChat(server.base);
  const agent = await chatAgent(browser, server.base);
  const name = `Ann ${Date.now() % 100_000}`;
  await begin(page, server.base, { name, email: 'ann@example.com' });
  await chat(page).getByRole('textbox', { name: 'Message' }).fill('When is the fee due?');
  await page.keyboard.press('Enter');
  await expect(chat(page).getByText('Waiting for next available agent')).toBeVisible();

  await entry(agent.page, name).click();
  await agent.page.getByRole('button', { name: 'Accept' }).click();
  await expect(said(agent.page).getByText('When is the fee due?')).toBeVisible();
  await agent.page.getByLabel('Your reply').fill('Only once, at the start.');
  await agent.page.getByRole('button', { name: 'Send' }).click();
  await expect(chat(page).getByText('Only once, at the start.')).toBeVisible();

  const file = { name: 'question.txt', mimeType: 'text/plain', buffer: Buffer.from('What is the rate?') };
  await chat(page).locator('input[type=file]').setInputFiles(file);
  await chat(page).getByRole('button', { name: 'Send' }).click();
  await expect(said(agent.page).getByText('question.txt')).toBeVisible();
  const [opened] = await Promise.all([
    page.waitForEvent('download'),
    chat(page).getByRole('button', { name: 'question.txt' }).click(),
  ]);
  expect(opened.suggestedFilename()).toBe('question.txt');

  await agent.page.getByRole('button', { name: 'End chat' }).click();
  await agent.page.getByRole('button', { name: 'End it' }).click();
  await expect(chat(page).getByText('Thanks for chatting with us!')).toBeVisible();
  await agent.leave();
});

for (const how of ['denied', 'expired'])
  test(`a token that is ${how} stops the chat, in words of either language`, async ({ page, server }) => {
    await toOpenChat(server.base);
    await begin(page, server.base, { name: 'Ann Lee', email: `you+${how}@example.com` });
    await expect(chat(page).getByRole('heading', { name: "We can't continue this chat" })).toBeVisible();
    await expect(chat(page).getByText(/Waiting for|agent joins/)).toHaveCount(0);

    await page.getByRole('button', { name: 'Ver en español' }).click();
    await expect(chat(page).getByRole('heading', { name: /No podemos continuar/ })).toBeVisible();
  });
