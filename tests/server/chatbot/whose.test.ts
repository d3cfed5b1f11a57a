/**
 * Covers src/server/chatbot/{conversation,open-conversation,keep-feedback}.ts, src/server/db/migrations/0044-chatbot.ts.
 */
/** Nobody else reads a conversation, it ends after ten minutes, and what a borrower thinks of an answer is kept with it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, type Bot, openBot } from './bot-line.ts';

const minute = 60_000;
let bot: Bot;
beforeAll(async () => {
  bot = await openBot();
}, 60_000);
afterAll(() => bot.close());

describe('whose it is, and how long', () => {
  test('it is over after ten minutes', async () => {
    const id = await bot.conversation('what are the fees');
    bot.server.pass(10 * minute - 1000);
    expect((await bot.read(id)).statusCode).toBe(200);
    bot.server.pass(1000);

    expect((await bot.read(id)).statusCode).toBe(410);
    expect((await bot.ask('and the rates?', { conversationId: id })).statusCode).toBe(410);
  });

  test('a conversation that an account began is no one else’s, and no identifier of another’s opens one', async () => {
    const [one, other] = [await account(bot), await account(bot)];
    const { conversationId } = (await bot.ask('what are the fees', {}, one)).json();

    expect((await bot.read(conversationId, one)).statusCode).toBe(200);
    for (const stranger of [other, bot.visitor]) {
      expect((await bot.read(conversationId, stranger)).statusCode).toBe(404);
      expect((await bot.ask('hello', { conversationId }, stranger)).statusCode).toBe(404);
      const { questionId } = (await bot.read(conversationId, one)).json().messages[0];
      expect((await bot.judge({ conversationId, questionId }, stranger)).statusCode).toBe(404);
    }
    expect((await bot.read(randomUUID())).statusCode).toBe(404);
    expect((await bot.read('1%27--')).statusCode).toBe(404);
  });

  test('nothing of it can be read in the database', async () => {
    const id = await bot.conversation('what are the fees');
    const [{ questionId }] = await bot.messagesOf(id);
    await bot.judge({ conversationId: id, questionId, feedbackMessage: 'Answer too vague' });
    const rows = await bot.server.world.db
      .selectFrom('bot_questions')
      .selectAll()
      .where('conversation_uuid', '=', id)
      .execute();

    for (const text of ['what are the fees', 'origination fee', 'too vague'])
      for (const { body, feedback } of rows)
        for (const sealed of [body, feedback]) expect(Buffer.from(sealed ?? []).includes(text)).toBe(false);
  });
});

describe('feedback', () => {
  test('[ACC-X51] a bad response is kept with the answer, and why', async () => {
    const conversationId = await bot.conversation('what are the fees', 'what are the rates');
    const [first, second] = await bot.messagesOf(conversationId);
    expect((await bot.judge({ conversationId, questionId: first.questionId })).statusCode).toBe(204);
    const more = { conversationId, questionId: first.questionId, feedbackMessage: 'Answer too vague' };
    expect(
      (await bot.judge({ ...more, responseToCustomer: first.responseStr, senderEmail: 'a@example.com' }))
        .statusCode,
    ).toBe(204);

    expect(await bot.messagesOf(conversationId)).toMatchObject([{ rating: 0 }, second]);
    expect(second).not.toHaveProperty('rating');
  });

  test.each([
    ['a reason of 141 characters', { feedbackMessage: 'x'.repeat(141) }, 400],
    ['another rating', { rating: 5 }, 400],
    ['a question of another conversation', { questionId: randomUUID() }, 404],
    ['what is no question', { questionId: 'x' }, 404],
  ])('%s is refused', async (_, wrong, status) => {
    const conversationId = await bot.conversation('what are the fees');
    const [{ questionId }] = await bot.messagesOf(conversationId);

    expect((await bot.judge({ conversationId, questionId, ...wrong })).statusCode).toBe(status);
  });
});
