/** What happens to a chat while it runs: lines break, tabs double, phones turn, agents leave. The borrower misses nothing and nothing doubles. */
/** Covers src/web/chat, src/web/chat/desk, src/server/chat. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openClient } from '../src/tools/journey/client.ts';
import { type Cable, layCable } from './cable.ts';
import { type ChatAgent, chatAgent, entry } from './chat-agent.ts';
import { someone, toOpenChat } from './chat-visitor.ts';
import { expect, test } from './fixtures.ts';

let cable: Cable;
let first: ChatAgent;
let second: ChatAgent;

test.beforeAll(async ({ browser, server }) => {
  await toOpenChat(server.base);
  cable = await layCable(server.base);
  [first, second] = await Promise.all([chatAgent(browser, server.base), chatAgent(browser, server.base)]);
});
test.afterAll(async () => {
  cable?.remove();
  for (const one of [first, second]) await one?.leave();
});

const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });
const box = (page: Page) => chat(page).getByRole('textbox', { name: 'Message' });
const said = (page: Page, text: string) => chat(page).getByText(text, { exact: true });

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

type Borrower = { page: Page; context: BrowserContext; name: string; frames: string[] };

/** A borrower behind the cable, whose time the story moves, with everything that their line brings. */
async function borrower(browser: Browser, width = 1280): Promise<Borrower> {
  const context = await browser.newContext({ viewport: { width, height: 740 } });
  const page = await context.newPage();
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await page.clock.install();
  await page.goto(`${cable.base}/account/heloc/register`);
  return { page, context, frames, name: someone('Ann') };
}

async function begin({ page, name }: Borrower, question: string): Promise<void> {
  await page.getByRole('button', { name: /^Chat with us/ }).click();
  await chat(page).getByLabel('Name').fill(name);
  await chat(page).getByLabel('Email address').fill('ann@example.com');
  await page.keyboard.press('Enter');
  await expect(chat(page).getByText('Waiting for next available agent')).toBeVisible();
  await write(page, question);
}

test('[ACC-C30][ACC-X39] a network that is gone for a minute loses nothing and doubles nothing', async ({
  browser,
}) => {
  const own = await borrower(browser);
  const { page, name } = own;
  await begin(own, 'When is the fee due?');
  await first.accept(name);
  await first.reply('With the first payment.');
  await expect(said(page, 'With the first payment.')).toHaveCount(1);

  cable.cut();
  await expect(chat(page).getByText('Connection lost. Attempting to reconnect.')).toBeVisible();
  await write(page, 'And how much is it?');
  await expect(chat(page).getByText('Not sent')).toBeVisible();
  for (const reply of ['It is 4.99% at most.', 'You choose it with your offer.']) {
    await first.reply(reply);
    await expect(first.said.getByText(reply)).toHaveCount(1);
  }
  await page.clock.fastForward(60_000);
  await expect(chat(page).getByText('Connection lost. Attempting to reconnect.')).toBeVisible();
  await cable.mend();
  await page.clock.fastForward(31_000);

  await expect(chat(page).getByText('Connection lost. Attempting to reconnect.')).toBeHidden();
  for (const reply of ['It is 4.99% at most.', 'You choose it with your offer.'])
    await expect(said(page, reply)).toHaveCount(1);
  await chat(page).getByRole('button', { name: 'Retry' }).click();
  await expect(chat(page).getByText('Not sent')).toBeHidden();
  await expect(first.said.getByText('And how much is it?')).toHaveCount(1);
  await expect(said(page, 'And how much is it?')).toHaveCount(1);
  await expect(first.said.getByText('When is the fee due?')).toHaveCount(1);

  // Ended by the agent while the line is down: the end is there when it is back.
  cable.cut();
  await expect(chat(page).getByText('Connection lost. Attempting to reconnect.')).toBeVisible();
  await first.page.getByRole('button', { name: 'End chat' }).click();
  await first.page.getByRole('button', { name: 'End it' }).click();
  await cable.mend();
  await page.clock.fastForward(31_000);
  await expect(chat(page).getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeVisible();
  await own.context.close();
});

test('an agent who is gone before the first message came leaves it held, the next one gets it once; who closes the tab is away', async ({
  browser,
  server,
}) => {
  const own = await borrower(browser);
  const { page, name } = own;
  const gone = await chatAgent(browser, server.base);
  await begin(own, 'Is there a fee?');
  cable.cut();
  await gone.accept(name);
  await gone.leave();
  const pass = (ms: number) => openClient(server.base).expect('POST', '/sandbox/clock', { ms });
  await pass(46_000);
  await cable.mend();
  await page.clock.fastForward(31_000);

  await expect(chat(page).getByText('Waiting for next available agent')).toBeVisible();
  await expect(said(page, 'Is there a fee?')).toHaveCount(1);
  await first.accept(name);
  await expect(first.said.getByText('Is there a fee?')).toHaveCount(1);
  await first.reply('Up to 4.99%.');
  await expect(said(page, 'Up to 4.99%.')).toHaveCount(1);
  await expect(said(page, 'Is there a fee?')).toHaveCount(1);

  await own.context.close();
  await pass(26_000);
  // Their line asks every ten seconds.
  await expect(first.page.getByText(`${name} isn't here right now.`)).toBeVisible({ timeout: 180_000 });
  await expect(entry(first.page, name)).toContainText('Away');
  await first.page.getByRole('button', { name: 'End chat' }).click();
  await first.page.getByRole('button', { name: 'End it' }).click();
  await expect(entry(first.page, name)).toHaveCount(0);
});

test('[ACC-X58] two tabs show one chat; a phone shows all of it, above its keyboard', async ({ browser }) => {
  const own = await borrower(browser);
  const { page, context, name } = own;
  await begin(own, 'Is the rate fixed?');
  const tab = await context.newPage();
  await tab.goto(`${cable.base}/account/heloc/contact`);
  await tab.getByRole('button', { name: /^Chat with us/ }).click();
  await expect(said(tab, 'Is the rate fixed?')).toHaveCount(1);
  await first.accept(name);
  await expect(first.said.getByText('Is the rate fixed?')).toHaveCount(1);
  await first.reply('It is.');
  await write(tab, 'For how long?');
  for (const one of [page, tab]) {
    await expect(said(one, 'It is.')).toHaveCount(1);
    await expect(said(one, 'For how long?')).toHaveCount(1);
    await expect(said(one, 'Is the rate fixed?')).toHaveCount(1);
  }
  await expect(first.said.getByText('For how long?')).toHaveCount(1);
  await tab.close();

  await box(page).fill('One more thing');
  await page.setViewportSize({ width: 375, height: 667 });
  expect(await chat(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 667 });
  await expect(box(page)).toHaveValue('One more thing');
  await page.evaluate(keyboardOf, 260);
  await expect.poll(() => chat(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 407 });
  const field = await box(page).boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(407);
  expect(await chat(page).evaluate((frame) => frame.contains(document.elementFromPoint(180, 30)))).toBe(true);
  await box(page).press('Enter');
  await expect(first.said.getByText('One more thing')).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(said(page, 'One more thing')).toHaveCount(1);

  // Another language amid the chat: what was said and typed stays, and who answers learns of it.
  await box(page).fill('Una pregunta más');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Chat with us/ }).click();
  await expect(box(page)).toHaveValue('Una pregunta más');
  await page.getByRole('button', { name: 'Ver en español' }).click();
  const spoken = page.getByRole('dialog', { name: 'Chatee con nosotros' });
  await expect(spoken.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('Una pregunta más');
  await expect(spoken.getByText('For how long?', { exact: true })).toHaveCount(1);
  await expect(spoken.getByText('Hoy', { exact: true })).toBeVisible();
  await page.screenshot({ path: 'test-results/chat-es-1280.png' });
  await expect(first.page.getByText('Spanish', { exact: true })).toBeVisible({ timeout: 180_000 });
  await spoken.getByRole('textbox', { name: 'Mensaje' }).press('Enter');
  await expect(first.said.getByText('Una pregunta más')).toHaveCount(1);
  await first.page.screenshot({ path: 'test-results/chat-es-desk-1280.png' });
  await own.context.close();
});

test('[ACC-C21][ACC-X45] a file, a colleague by name and an agent who is gone: the chat goes on, and no name reaches the borrower', async ({
  browser,
  server,
}) => {
  const own = await borrower(browser);
  const { page, name, frames } = own;
  await begin(own, 'Here is my letter.');
  await first.accept(name);
  const letter = {
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('To whom it may concern'),
  };
  await chat(page).locator('input[type=file]').setInputFiles(letter);
  await expect(chat(page).getByText('letter.txt')).toBeVisible();
  await chat(page).getByRole('button', { name: 'Send' }).click();
  const saved = first.page.waitForEvent('download');
  await first.said.getByRole('button', { name: /letter\.txt/ }).click();
  const stream = await (await saved).createReadStream();
  expect(Buffer.concat(await stream.toArray()).toString()).toBe('To whom it may concern');

  await first.page.getByRole('button', { name: 'Hand over' }).click();
  await first.page.getByRole('button', { name: second.name }).click();
  await second.open(name);
  await expect(second.said.getByText('Here is my letter.')).toHaveCount(1);
  await second.reply('I have your letter.');
  await expect(said(page, 'I have your letter.')).toHaveCount(1);

  await second.leave();
  await openClient(server.base).expect('POST', '/sandbox/clock', { ms: 46_000 });
  await page.clock.fastForward(10_000);
  await expect(
    chat(page)
      .getByText(/left|another agent/i)
      .last(),
  ).toBeVisible();
  await write(page, 'Are you still there?');
  await expect(entry(first.page, name)).toBeVisible();
  await first.accept(name);
  await expect(first.said.getByText('Are you still there?')).toHaveCount(1);
  await first.reply('We are.');
  await expect(said(page, 'We are.')).toHaveCount(1);
  await expect(said(page, 'Are you still there?')).toHaveCount(1);

  const seen = `${frames.join('\n')}${await page.content()}`;
  expect(frames.length).toBeGreaterThan(5);
  for (const one of [first, second]) expect(seen).not.toContain(one.name);
  await own.context.close();
});

test('[ACC-C2][ACC-C19] with the keyboard alone a chat is begun, written in and ended, and the agent learns of its end', async ({
  browser,
}) => {
  const { page, name, context } = await borrower(browser);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const toggle = page.getByRole('button', { name: /^Chat with us/ });
  await toggle.focus();
  await press('Enter');
  await expect(chat(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await press('Tab');
  await page.keyboard.type('ann@example.com');
  await press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('Hello');
  await press('Enter');
  await first.accept(name);
  await expect(first.said.getByText('Hello')).toHaveCount(1);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('One line');
  await press('Shift+Enter');
  await page.keyboard.type('and another');
  await press('Enter');
  await expect(first.said.getByText('One line and another')).toHaveCount(1);

  await chat(page).getByRole('button', { name: 'Options' }).focus();
  await press('Enter');
  await expect(chat(page).getByRole('button', { name: 'End chat' })).toBeVisible();
  await press('Escape');
  await expect(chat(page).getByRole('button', { name: 'End chat' })).toBeHidden();
  await expect(chat(page)).toBeVisible();
  await press('Enter', 'Tab', 'Tab', 'Tab', 'Enter', 'Enter');
  await expect(chat(page).getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeVisible();
  await expect(first.page.getByText(`${name} ended this chat.`)).toBeVisible();
  await expect(entry(first.page, name)).toHaveCount(0);
  await press('Escape');
  await expect(toggle).toBeFocused();
  await context.close();
});

// Runs in the page: what a phone's keyboard leaves of the screen.
function keyboardOf(height: number): void {
  const { visualViewport } = window;
  if (!visualViewport) throw new Error('no visual viewport');
  Object.defineProperty(visualViewport, 'height', { value: window.innerHeight - height, configurable: true });
  visualViewport.dispatchEvent(new Event('resize'));
}
