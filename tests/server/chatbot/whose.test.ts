/** No one else reads a conversation, it ends after ten minutes, and what a borrower thinks of an answer is kept with it. */
/**
 * Covers src/server/chat/chatbot/{conversation,open-conversation,keep-feedback,carried-turns}.ts, src/server/chat/{open-channel,append-message,sweep-chats}.ts,
 *   src/server/platform/db/migrations/0044-chatbot.ts.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepChats } from '../../../src/server/chat/sweep-chats.ts';
import { begin, join, stream, toOpen, visit } from '../chat/chat-line.ts';
import { account, type Bot, openBot } from './bot-line.ts';

const minute = 60_000;
let bot: Bot;
beforeAll(async () => {
  bot = await openBot();
});
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

describe('a person who takes over', () => {
  const desk = '/service-desk/secure/api/v1/chat';
  const asked = async () => {
    const id = await bot.conversation('what are the fees', 'is 078-05-1120 ok', 'let me talk to a person');
    const [{ questionId }] = await bot.messagesOf(id);
    await bot.judge({ conversationId: id, questionId, feedbackMessage: 'Other: card 4111 1111 1111 1111' });
    return id;
  };

  test('reads what was asked, answered and called bad above the first message, as the borrower does; numbers are masked', async () => {
    toOpen(bot.server);
    const chat = await begin(bot.server, { conversationId: await asked() });
    const { welcome } = await join(bot.server, chat);
    const reviewer = await account(bot);
    const { messages } = (await reviewer.get(`${desk}/${chat.omniProxyChannelId}`)).json();

    expect(messages).toEqual([
      expect.objectContaining({
        ...{ role: 'bot', seq: 1, text: '' },
        turns: [
          {
            ...{ question: 'what are the fees', answer: expect.stringContaining('4.99%') },
            ...{ rating: 0, reason: 'Other: card •••• •••• •••• 1111' },
          },
          { question: 'is •••-••-1120 ok', answer: expect.any(String) },
          { question: 'let me talk to a person', answer: expect.stringContaining('connect you') },
        ],
      }),
    ]);
    expect(welcome.messages).toMatchObject([{ turns: messages[0].turns }]);
    const { body } = await bot.server.world.db
      .selectFrom('chat_messages')
      .select('body')
      .where('channel_uuid', '=', chat.omniProxyChannelId)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(body).includes('fees')).toBe(false);
  });

  test('comes with the chat or not at all: where it cannot be written down, no chat begins', async () => {
    toOpen(bot.server);
    const { db } = bot.server.world;
    const count = async () => (await db.selectFrom('chat_channels').select('uuid').execute()).length;
    const [before, conversationId] = [await count(), await asked()];
    await sql`alter table chat_messages add constraint no_bot check (role <> 'bot') not valid`.execute(db);
    const answer = await bot.visitor.post(`${stream}/init-web-chat`, { ...visit, conversationId });
    await sql`alter table chat_messages drop constraint no_bot`.execute(db);

    expect([answer.statusCode, await count()]).toEqual([500, before]);
  });

  test('is erased with the chat of a visitor, and so is the conversation itself', async () => {
    toOpen(bot.server);
    const { world } = bot.server;
    const chat = await begin(bot.server, { conversationId: await asked() });
    const kept = async () => {
      const messages = world.db.selectFrom('chat_messages').select('role');
      return (await messages.where('channel_uuid', '=', chat.omniProxyChannelId).execute()).length;
    };
    expect(await kept()).toBe(1);
    bot.server.pass(91 * 24 * 60 * minute);
    await sweepChats(world, (error) => bot.server.reports.push(error));
    expect(await kept()).toBe(0);
    expect(await world.db.selectFrom('bot_questions').select('uuid').execute()).toEqual([]);
  });

  test('nobody brings the conversation of another, and then no chat begins', async () => {
    toOpen(bot.server);
    const { conversationId } = (await bot.ask('what are the fees', {}, await account(bot))).json();
    const count = async () => (await (await account(bot)).get(desk)).json().waiting;
    const before = await count();
    const payload = { ...visit, conversationId };
    for (const who of [bot.visitor, await account(bot)])
      expect((await who.post(`${stream}/init-web-chat`, payload)).statusCode).toBe(404);

    expect(await count()).toBe(before);
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
