/** A language model may choose which of the found answers is meant, and no word of it is shown. */
/**
 * Covers src/server/chat/chatbot/ask-bot.ts.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bot, openBot } from './bot-line.ts';

let bot: Bot;
beforeAll(async () => {
  bot = await openBot();
});
afterAll(() => bot.close());

type Choose = (question: string, titles: readonly string[]) => Promise<string | undefined>;

describe('with a language model', () => {
  const vague = 'my aunt wonders about the appraisal of the old place';
  const answered = async (choose: Choose, question = vague) => {
    const { parties } = bot.server.world;
    const before = parties.answerChoice;
    parties.answerChoice = { choose };
    const [message] = await bot.messagesOf(await bot.conversation(question));
    parties.answerChoice = before;
    return message;
  };

  test('[ACC-X54] it chooses one of the questions that would be offered, or none, and says nothing itself', async () => {
    const offered = await answered(async () => undefined);
    const title = offered.offers[0];
    const chosen = await answered(async (_, titles) => titles[0]);
    const own = await bot.messagesOf(await bot.conversation(title));

    expect(offered.action).toBe('clarify');
    expect(chosen.responseStr).toBe(`**${title}**\n\n${own[0].responseStr}`);
    for (const said of ['Rates are 1% today.', '', 'faq/fees'])
      expect((await answered(async () => said)).responseStr).toBe(offered.responseStr);
    const failing = await answered(async () => Promise.reject(new Error('away')));
    expect(failing.responseStr).toBe(offered.responseStr);
  });

  test('it gets nothing that says who asks, and is not asked where the answer is sure', async () => {
    const heard: string[] = [];
    const listen: Choose = async (question) => {
      heard.push(question);
      return undefined;
    };
    await answered(listen, `${vague} ann@example.com 078-05-1120`);
    await answered(listen, 'What does it cost?');

    expect(heard).toEqual([`${vague} [email] [number]`]);
  });
});
