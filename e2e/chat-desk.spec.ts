/** An agent answers a visitor from the desk, leaves, and a colleague takes over; the visitor never learns who they are. */
/** Covers src/web/blocks/chats.tsx, src/web/chat/desk, src/server/chat, src/server/chat/routes/chat-desk.ts. */
import type { Page } from '@playwright/test';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { openClient } from '../src/tools/journey/client.ts';
import { chatAgent, entry } from './chat-agent.ts';
import { chatVisitor, someone, toOpenChat } from './chat-visitor.ts';
import { expect, test } from './fixtures.ts';

const said = (page: Page) => page.getByRole('region', { name: 'What was said' });

async function isWell(page: Page, state: string) {
  for (const width of [375, 640, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await axeFindings(page), `${state} at ${width}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wide, `${state} at ${width}: wider than the screen`).toBeLessThanOrEqual(0);
  }
}

test('[ACC-X23][ACC-X45] an agent accepts, answers and leaves, a colleague takes over and ends the chat', async ({
  browser,
  server,
}) => {
  await toOpenChat(server.base);
  const [first, second] = [await chatAgent(browser, server.base), await chatAgent(browser, server.base)];
  const name = someone('Ann');
  const visitor = await chatVisitor(openClient(server.base), { friendlyName: name });
  await isWell(first.page, 'the queue');
  await entry(first.page, name).click();
  await first.page.getByRole('button', { name: 'Accept' }).click();
  await visitor.until('agent', ({ present }) => present === true);

  visitor.say({ t: 'typing', preview: 'My account is 1234567' });
  await expect(said(first.page)).toContainText('My account is •••••••');
  visitor.say({ t: 'send', clientId: 'a', text: 'When is the fee due?' });
  await expect(said(first.page).getByText('When is the fee due?')).toHaveCount(1);
  await visitor.until('read', ({ seq }) => seq === 1);
  await first.page.getByRole('button', { name: 'Hello', exact: true }).click();
  await expect(first.page.getByLabel('Your reply')).toHaveValue(/thanks for reaching out/);
  await visitor.until('typing', ({ on }) => on === true);
  await first.page.keyboard.press('Enter');
  await visitor.until('message', ({ message }) =>
    JSON.stringify(message).includes('thanks for reaching out'),
  );
  visitor.say({ t: 'read', seq: 2 });
  await expect(said(first.page).getByText('· Read')).toBeVisible();
  await isWell(first.page, 'a chat');

  // Their computer is gone without a word.
  await first.leave();
  await openClient(server.base).expect('POST', '/sandbox/clock', { ms: 46_000 });
  visitor.say({ t: 'ping', ts: 1 });
  await visitor.until('agent', ({ present }) => present === false);
  await expect(entry(second.page, name)).toBeVisible();
  await entry(second.page, name).click();
  await expect(said(second.page).getByText('When is the fee due?')).toBeVisible();
  await second.page.getByRole('button', { name: 'Accept' }).click();
  await second.page.getByLabel('Your reply').fill('Only once, at the start.');
  await second.page.getByRole('button', { name: 'Send' }).click();
  await visitor.until('message', ({ message }) => JSON.stringify(message).includes('Only once'));
  await second.page.getByPlaceholder('A note the borrower never sees').fill('Asked about the fee.');
  await second.page.getByRole('button', { name: 'Save note' }).click();
  await expect(second.page.getByText('Asked about the fee.')).toBeVisible();
  await second.page.getByRole('button', { name: 'Hand over' }).click();
  await second.page.getByRole('button', { name: 'Back to the queue' }).click();
  await visitor.until('queue', ({ position }) => position === 1);
  await second.page.getByRole('button', { name: 'Accept' }).click();
  await second.page.getByRole('button', { name: 'End chat' }).click();
  await second.page.getByRole('button', { name: 'End it' }).click();
  await visitor.until('channel', ({ frozen }) => frozen === true);
  await expect(second.page.getByText('You ended this chat.')).toBeVisible();
  await expect(entry(second.page, name)).toHaveCount(0);

  const frames = JSON.stringify(visitor.heard);
  expect(frames).not.toContain('Asked about the fee.');
  for (const { email } of [first, second]) expect(frames).not.toContain(email.split('@')[0]);
  visitor.close();
  await second.leave();
});
