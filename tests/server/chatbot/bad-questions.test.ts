/** What is no question is refused, and strange ones are only text. */
/**
 * Covers src/server/chat/routes/chatbot.ts.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bot, base, openBot } from './bot-line.ts';

let bot: Bot;
beforeAll(async () => {
  bot = await openBot();
});
afterAll(() => bot.close());

test.each([
  ['no message', { message: undefined }, 400],
  ['an empty message', { message: '' }, 400],
  ['nothing but spaces', { message: ' \n ' }, 400],
  ['1,001 characters', { message: 'x'.repeat(1001) }, 400],
  ['another organization', { organization: 'tealspar' }, 400],
  ['another sender', { senderType: 'AGENT' }, 400],
  ['a key that is none', { role: 'system' }, 400],
  ['a list for a message', { message: ['a'] }, 400],
])('%s is refused', async (_, wrong, status) => {
  expect((await bot.ask('what are the fees', wrong)).statusCode).toBe(status);
});

test('markup, marks that turn text around and very long words are only text', async () => {
  for (const message of [
    '<script>alert(1)</script>',
    '\u202eseef eht era tahw',
    'a'.repeat(1000),
    "'; drop table x;--",
  ]) {
    const [reply] = await bot.messagesOf(await bot.conversation(message));
    expect(reply.questionStr).toBe(message);
    expect(reply.responseStr).not.toContain('<script');
  }
});

test('one address asks twenty questions a minute', async () => {
  const payload = { message: 'what are the fees' };
  const again = () =>
    bot.visitor.send({ method: 'POST', url: `${base}/chatWithAutobot`, remoteAddress: '10.8.0.1', payload });
  for (let count = 1; count <= 20; count += 1) expect((await again()).statusCode).toBe(200);

  expect((await again()).statusCode).toBe(429);
});
