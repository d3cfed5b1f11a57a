/** An agent works a chat on a screen as narrow as a phone's, by keyboard alone: the focus follows what they press. */
/** Covers src/web/chat/desk, src/web/blocks/chats.tsx, src/server/chat/routes/chat-files.ts. */
import type { Page } from '@playwright/test';
import { openClient } from '../src/tools/journey/client.ts';
import { chatAgent, entry } from './chat-agent.ts';
import { chatVisitor, someone, toOpenChat } from './chat-visitor.ts';
import { expect, test } from './fixtures.ts';

/** As often as it takes, and not forever. */
async function tabTo(page: Page, name: string) {
  const wanted = page.getByRole('button', { name }).and(page.locator(':focus'));
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await wanted.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to "${name}"`);
}

async function press(page: Page, name: string) {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

test('a chat is taken, answered, handed over and ended without a mouse, at 375 pixels', async ({
  browser,
  server,
}) => {
  await toOpenChat(server.base);
  const first = await chatAgent(browser, server.base);
  const { page } = first;
  await page.setViewportSize({ width: 375, height: 740 });
  const name = someone('Ann');
  const visitor = await chatVisitor(openClient(server.base), { friendlyName: name });
  await expect(entry(page, name)).toBeVisible();

  await press(page, name);
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await press(page, 'Accept');
  await expect(page.getByLabel('Your reply')).toBeFocused();
  await press(page, 'Hello');
  await expect(page.getByLabel('Your reply')).toHaveValue(/^Hello Ann, thanks for reaching out/);
  await page.keyboard.press('Enter');
  await visitor.until('message', ({ message }) => JSON.stringify(message).includes('Hello Ann'));

  await page.locator('input[type=file]').setInputFiles([
    { name: 'form.txt', mimeType: 'text/plain', buffer: Buffer.from('Sign here') },
    { name: 'a.pdf.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
  ]);
  await expect(page.getByText("We can't send a.pdf.exe.")).toBeVisible();
  await press(page, 'Send');
  await visitor.until('message', ({ message }) => JSON.stringify(message).includes('"form.txt"'));
  await expect(first.said.getByRole('button', { name: 'form.txt' })).toBeVisible();

  // Who comes after the chat was taken is offered, too.
  const second = await chatAgent(browser, server.base);
  await second.page.setViewportSize({ width: 375, height: 740 });
  await press(page, 'Hand over');
  await expect(page.getByRole('button', { name: second.name })).toBeVisible();
  await press(page, second.name);
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await press(page, 'All chats');
  await expect(entry(page, name)).toHaveCount(0);

  await press(second.page, name);
  await press(second.page, 'End chat');
  await press(second.page, 'End it');
  await expect(second.page.getByRole('heading', { name })).toBeFocused();
  await expect(second.page.getByText('You ended this chat.')).toBeVisible();
  await visitor.until('channel', ({ frozen }) => frozen === true);
  visitor.close();
  await first.leave();
  await second.leave();
});
