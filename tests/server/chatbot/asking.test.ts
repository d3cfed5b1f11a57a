/** A visitor asks the chatbot over HTTP, on a real database: the answers are the lender's. */
/**
 * Covers src/server/chat/chatbot/{ask-bot,read-history,open-conversation,hand-off-words}.ts, src/server/chat/routes/chatbot.ts,
 *   src/engine/chatbot/suggested.ts.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hour, openingNow, toOpen } from '../chat/chat-line.ts';
import { Visitor } from '../harness.ts';
import { type Bot, base, openBot } from './bot-line.ts';

let bot: Bot;
beforeAll(async () => {
  bot = await openBot();
});
afterAll(() => bot.close());

describe('asking', () => {
  test('[ACC-X50] a question gets a conversation, and its history has the answer with its sources', async () => {
    const answer = await bot.ask('what fees do you charge?', {
      ...{ applicationId: '', conversationId: '', nonce: '', organization: 'default' },
      ...{ pageUrl: 'https://lender.example/account/heloc/register', senderId: 'x', tag: 'borrower' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['conversationId']);
    const { conversationId } = answer.json();
    const history = (await bot.read(conversationId)).json();

    expect(history.conversationId).toBe(conversationId);
    expect(history.messages).toEqual([
      {
        language: 'en',
        questionId: expect.any(String),
        questionStr: 'what fees do you charge?',
        responseStr: expect.stringContaining('4.99%'),
        createdDt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
        sources: [{ title: 'Disclosures', url: '#disclosures' }],
        action: 'answer',
      },
    ]);
  });

  test('questions of one conversation stand in their order; a path of the site is a link into it', async () => {
    const id = await bot.conversation('how do i reset my password', 'what states are you in');
    const messages = await bot.messagesOf(id);

    expect(messages.map(({ questionStr }: { questionStr: string }) => questionStr)).toEqual([
      'how do i reset my password',
      'what states are you in',
    ]);
    expect(messages[0].sources[0].url).toBe('/account/heloc/auth/reset');
  });

  test('two questions at once are both answered', async () => {
    const conversationId = await bot.conversation('what are your rates');
    await Promise.all(
      ['what are the fees', 'are you licensed'].map((one) => bot.ask(one, { conversationId })),
    );

    expect(await bot.messagesOf(conversationId)).toHaveLength(3);
  });

  test('what may be meant is offered in place of an answer, and each of it leads to its own', async () => {
    const conversationId = await bot.conversation('house money');
    const [first] = await bot.messagesOf(conversationId);
    expect(first).toMatchObject({ action: 'clarify', responseStr: expect.stringContaining('Did you mean') });
    expect(first.offers).toHaveLength(3);
    for (const offer of first.offers) await bot.ask(offer, { conversationId });
    const [, ...meant] = await bot.messagesOf(conversationId);

    expect(meant.map(({ action }: { action: string }) => action)).toEqual(['answer', 'answer', 'answer']);
    expect(new Set(meant.map(({ responseStr }: { responseStr: string }) => responseStr)).size).toBe(3);
  });

  test('an answer that is sure stands under the question that it answers', async () => {
    const [asked] = await bot.messagesOf(
      await bot.conversation('which government photo id cards do you need'),
    );

    expect(asked.responseStr).toMatch(
      /^\*\*Which ID do you need, and why\?\*\*\n\nYou need a driver's license/,
    );
  });

  test('what a month costs is computed by the lender’s prices, with what that assumes', async () => {
    const [asked] = await bot.messagesOf(
      await bot.conversation('what would 80k over 15 years run me a month'),
    );

    expect(asked).toMatchObject({ action: 'answer' });
    expect(asked.responseStr).toMatch(
      /On \$80,000 over 15 years, from \$\d{3}\.\d\d to \$1,\d{3}\.\d\d a month/,
    );
    expect(asked.responseStr).toContain('It assumes that the whole line is drawn at the start');
  });

  test('questions stand ready: the usual ones, those of a step, and those of a page', async () => {
    const at = async (page?: string) => {
      const pageUrl = `https://lender.example/account/heloc/${page?.startsWith('register') ? '' : `${randomUUID()}/`}${page}`;
      const query = page === undefined ? '' : `?pageUrl=${encodeURIComponent(pageUrl)}`;
      return (await bot.visitor.get(`${base}/suggestions${query}`)).json().questions;
    };
    const usual = await at();

    expect(usual).toHaveLength(4);
    expect(usual).toContain('What are your rates?');
    expect(await at('no/such/page')).toEqual(usual);
    expect(await at('income/review')).toContain('Which income counts?');
    expect(await at('start/hmda')).toContain('Why do you ask about my race, ethnicity and sex?');
    expect(await at('start/profile')).not.toContain('Why do you ask about my race, ethnicity and sex?');
    expect(await at('register')).toContain('What happens with my information?');
  });

  test('who reads Spanish gets suggestions, answers, misses and the way to a person in Spanish', async () => {
    const ana = new Visitor(bot.server.app);
    await ana.put('/identity/api/v1/language', { language: 'es' });
    toOpen(bot.server);
    bot.server.pass((openingNow(bot.server).changesAt ?? 0) - bot.server.world.clock.now() + hour);
    const { questions } = (await ana.get(`${base}/suggestions`)).json();
    const { conversationId } = (await bot.ask(questions[0], {}, ana)).json();
    for (const one of ['¿Cuánto cuesta?', 'blablabla', 'quiero hablar con una persona'])
      await bot.ask(one, { conversationId }, ana);
    const said = (await bot.read(conversationId, ana)).json().messages;

    expect(questions).toContain('¿Cuáles son sus tasas?');
    expect(said.map(({ language }: { language: string }) => language)).toEqual(['es', 'es', 'es', 'es']);
    expect(said[0].responseStr).toContain('Los montos van de $');
    expect(said[0].sources[0].title).toBe('Consultar su tasa');
    expect(said[1].responseStr).toContain('cargo de apertura');
    expect(said[2]).toMatchObject({ action: 'clarify', responseStr: expect.stringContaining('No tengo') });
    expect(said[3].responseStr).toMatch(/Nuestro chat abre el \d+ de \p{L}+ de \d{4}/u);
  });

  test('a question in Spanish on the English site is told how to switch', async () => {
    const [{ responseStr, action }] = await bot.messagesOf(await bot.conversation('¿cuánto tarda?'));

    expect(action).toBe('none');
    expect(responseStr).toContain('Cambie el sitio a español');
  });

  test('each lender answers for itself', async () => {
    const other = new Visitor(bot.server.app, 'tealspar');
    const { conversationId } = (await bot.ask('what is your phone number', {}, other)).json();
    const [{ responseStr }] = (await bot.read(conversationId, other)).json().messages;
    const { org } = bot.server.world.content.orgs.tealspar ?? { org: undefined };

    expect(responseStr).toContain(org?.email);
    expect((await bot.read(conversationId)).statusCode).toBe(404);
  });

  test('numbers of cards and Social Security numbers are masked before they are kept', async () => {
    const [{ questionStr }] = await bot.messagesOf(await bot.conversation('is 078-05-1120 ok as my ssn'));

    expect(questionStr).toBe('is •••-••-1120 ok as my ssn');
  });
});

describe('what it does not answer', () => {
  test('it never says whether somebody will be approved', async () => {
    const [reply] = await bot.messagesOf(await bot.conversation('will i be approved?'));

    expect(reply).toMatchObject({ action: 'none', responseStr: expect.stringContaining("I can't tell you") });
    expect(reply.sources.length).toBeGreaterThan(0);
  });

  test('[ACC-X55] two misses in a row bring a person while people answer', async () => {
    toOpen(bot.server);
    const actions = (
      await bot.messagesOf(await bot.conversation('qwx zzt', 'blorf flimflam', 'what are the fees', 'xkcd'))
    ).map(({ action }: { action: string }) => action);

    expect(actions).toEqual(['clarify', 'handoff', 'answer', 'clarify']);
  });

  test('[ACC-X55] out of hours it says when people answer again, and the phone', async () => {
    toOpen(bot.server);
    bot.server.pass((openingNow(bot.server).changesAt ?? 0) - bot.server.world.clock.now() + hour);
    const [reply] = await bot.messagesOf(await bot.conversation('let me talk to a person'));

    expect(reply.action).toBe('handoff');
    expect(reply.responseStr).toMatch(
      /Our chat opens \w+ \d+, \d{4} at [68]:00 AM P[SD]T\. You can call \(800\) 555-0142/,
    );
    toOpen(bot.server);
    const [open] = await bot.messagesOf(await bot.conversation('let me talk to a person'));
    expect(open.responseStr).not.toContain('opens');
  });
});
