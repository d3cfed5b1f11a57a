/**
 * Covers src/server/chatbot/ask-bot.ts.
 */
/** A language model may say an answer in other words, and adds nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bot, openBot } from './bot-line.ts';

let bot: Bot;
beforeAll(async () => {
  bot = await openBot();
}, 180_000);
afterAll(() => bot.close());

describe('with a language model', () => {
  const own = 'what fees do you charge?';
  const answered = async () => (await bot.messagesOf(await bot.conversation(own)))[0].responseStr;
  const phrasedBy = async (phrase: (question: string, passage: string) => Promise<string | undefined>) => {
    const { phrasing } = bot.server.world.vendors;
    bot.server.world.vendors.phrasing = { phrase };
    const text = await answered();
    bot.server.world.vendors.phrasing = phrasing;
    return text;
  };

  test('[ACC-X54] it says an answer in other words; one with a number of its own is discarded', async () => {
    const extractive = await answered();

    expect(await phrasedBy(async () => 'The fee is up to 4.99% of what you draw.')).toBe(
      'The fee is up to 4.99% of what you draw.',
    );
    for (const said of ['The fee is 2%.', 'There is no fee before March.', ''])
      expect(await phrasedBy(async () => said)).toBe(extractive);
    expect(await phrasedBy(async () => Promise.reject(new Error('away')))).toBe(extractive);
  });

  test('it gets the passage, and nothing that says who asks; what is not answered it does not get', async () => {
    const heard: string[] = [];
    const { phrasing } = bot.server.world.vendors;
    bot.server.world.vendors.phrasing = {
      phrase: async (...words) => {
        heard.push(...words);
        return undefined;
      },
    };
    await bot.conversation(
      'what fees do you charge? ann@example.com 078-05-1120',
      'will i be approved?',
      'qwx zzt',
    );
    bot.server.world.vendors.phrasing = phrasing;

    expect(heard).toEqual(['what fees do you charge? [email] [number]', expect.stringContaining('4.99%')]);
  });
});
