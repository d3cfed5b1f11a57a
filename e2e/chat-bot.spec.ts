/** On a phone's width the chatbot suggests, answers, is told of a bad answer, misses twice, and hands over to a person who reads it all. */
/** Covers src/web/chat/parts, src/web/chat/providers/chatbot, src/server/chat/chatbot. */
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { chatAgent } from './chat-agent.ts';
import { someone, toOpenChat } from './chat-visitor.ts';
import { expect, test } from './fixtures.ts';

test('[ACC-X51][ACC-X55][ACC-X57] at 375 px a question is asked by keyboard alone, a bad answer gets its reason, and an agent reads the conversation', async ({
  browser,
  server,
}) => {
  await toOpenChat(server.base);
  const name = someone('Bea');
  const context = await browser.newContext({ viewport: { width: 375, height: 740 } });
  const page = await context.newPage();
  const chat = page.getByRole('dialog', { name: 'Chat with us' });
  const box = chat.getByRole('textbox', { name: 'Message' });
  const isWell = async (phase: string, options = {}) => {
    expect.soft(await axeFindings(page, options), phase).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wide, `${phase}: wider than the screen`).toBeLessThanOrEqual(0);
  };
  await page.goto(`${server.base}/account/heloc/register?mode=chatbot`);
  await page.getByRole('button', { name: /^Chat with us/ }).click();
  await chat.getByLabel('Name').fill(name);
  await chat.getByLabel('Email address').fill('bea@example.com');
  await page.keyboard.press('Enter');
  const first = chat.getByRole('list', { name: 'Common questions' }).getByRole('button');
  await expect(first).toHaveCount(4);
  await isWell('suggestions');

  await expect(box).toBeFocused();
  const question = await first.last().innerText();
  await page.keyboard.press('Shift+Tab');
  await expect(chat.getByRole('button', { name: 'Talk to a person' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(first.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(box).toBeFocused();
  await isWell('answer');

  await chat.getByRole('button', { name: 'Bad Response' }).click();
  await chat.getByRole('button', { name: 'Tell us more' }).click();
  const reasons = page.getByRole('dialog', { name: 'Tell us more' });
  await reasons.getByRole('radio', { name: 'Answer too vague' }).check();
  await isWell('reasons');
  await reasons.getByRole('button', { name: 'Send' }).click();
  await expect(reasons).toBeHidden();

  for (const [typed, said] of [
    ['qwx zzt', "I don't have an answer to that."],
    ['blorf flimflam', 'Let me connect you with someone on our team.'],
  ] as const) {
    await box.fill(typed);
    await page.keyboard.press('Enter');
    await expect(chat.getByText(said)).toBeVisible();
  }
  await isWell('two misses', { contrast: false });

  await chat.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(chat.getByText('The agent sees it, too.')).toBeVisible();
  await isWell('handed over');
  const { accept, said, page: desk, leave } = await chatAgent(browser, server.base);
  await accept(name);
  await expect(said.getByText(question)).toHaveCount(1);
  await expect(said.getByText('They called this a bad response: Answer too vague')).toBeVisible();
  // The last question is the first message too, and stands once.
  await expect(said.getByText('blorf flimflam')).toHaveCount(1);
  expect.soft(await axeFindings(desk), 'desk').toEqual([]);
  // The next story on this server finds no one in line.
  await desk.getByRole('button', { name: 'End chat' }).click();
  await desk.getByRole('button', { name: 'End it' }).click();
  await expect(desk.getByText('You ended this chat.')).toBeVisible();
  await Promise.all([leave(), context.close()]);
});
