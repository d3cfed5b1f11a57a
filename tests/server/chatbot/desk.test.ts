/** A product manager reads at the desk which answers were bad, why, and what had none. */
/** Covers src/server/chat/chatbot/list-answers.ts, src/server/chat/routes/chatbot-desk.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewer as agentOf } from '../chat/agents.ts';
import { Visitor } from '../harness.ts';
import { account, type Bot, openBot } from './bot-line.ts';

const url = '/service-desk/secure/api/v1/chatbot';
const day = 86_400_000;

let bot: Bot;
beforeAll(async () => {
  bot = await openBot();
});
afterAll(() => bot.close());

const nameOf = (code: string) => bot.server.world.content.orgs[code]?.org.companyNameShort;

test('the desk counts each text, and lists bad answers with why and questions without an answer, masked', async () => {
  const id = await bot.conversation(
    'what are the fees',
    'what are the fees? ann@example.com',
    'zanzibar flimflam 078-05-1120',
  );
  const [, second] = await bot.messagesOf(id);
  const more = { conversationId: id, questionId: second.questionId };
  await bot.judge({ ...more, feedbackMessage: 'Other: write to ann@example.com' });
  const reviewer = await account(bot);
  const { texts, asked } = (await reviewer.send({ method: 'GET', url })).json();

  expect(texts).toEqual([
    { lender: nameOf('default'), text: 'faq/fees', title: 'What does it cost?', given: 2, bad: 1 },
  ]);
  expect(asked).toEqual([
    expect.objectContaining({
      state: 'BAD',
      question: 'what are the fees? [email]',
      reason: 'Other: write to [email]',
      answer: expect.stringContaining('4.99%'),
      text: 'faq/fees',
    }),
    expect.objectContaining({ state: 'MISSED', question: 'zanzibar flimflam [number]', text: '' }),
  ]);

  const other = new Visitor(bot.server.app, 'tealspar');
  await bot.ask('what are the fees', {}, other);
  expect((await bot.visitor.send({ method: 'GET', url })).statusCode).toBe(401);
  bot.server.pass(91 * day);
  const again = await account(bot);
  expect((await again.send({ method: 'GET', url })).json()).toEqual({ days: 90, texts: [], asked: [] });
});

test('how a text did is counted for each lender, under the question that this lender asks in it', async () => {
  const { orgs } = bot.server.world.content;
  const { tealspar } = orgs;
  if (!tealspar) throw new Error('no such lender');
  const data = structuredClone(tealspar.data);
  Object.assign(orgs, { tealspar: { ...tealspar, data } });
  const faq = Object.values(data).find((one) => one.faq)?.faq?.entries.fees;
  Object.assign(faq ?? {}, { question: 'What does Tealspar charge?' });
  for (const who of [bot.visitor, bot.visitor, new Visitor(bot.server.app, 'tealspar')])
    await bot.ask('what are the fees', {}, who);
  const read = async (code: string) =>
    (await (await agentOf(bot.server, code)).send({ method: 'GET', url })).json().texts;
  const own = {
    ...{ lender: nameOf('tealspar'), text: 'faq/fees', given: 1, bad: 0 },
    title: 'What does Tealspar charge?',
  };
  const all = await read('default');
  Object.assign(orgs, { tealspar });

  expect(await read('tealspar')).toMatchObject([{ given: 1, title: 'What does it cost?' }]);
  expect(all).toEqual([{ ...own, lender: nameOf('default'), title: 'What does it cost?', given: 2 }, own]);
  bot.server.pass(91 * day);
});

test('who works for one lender reads what was asked there, and who works for all reads everything', async () => {
  const lenders = bot.server.world.content.orgs;
  const [own, shared] = [lenders.tealspar, lenders.default].map((one) => one?.org.companyNameShort);
  for (const who of [bot.visitor, new Visitor(bot.server.app, 'tealspar')])
    await bot.ask('zanzibar flimflam', {}, who);
  const read = async (code: string) => {
    const { texts, asked } = (await (await agentOf(bot.server, code)).send({ method: 'GET', url })).json();
    return { texts, lenders: asked.map(({ lender }: { lender: string }) => lender).sort() };
  };

  expect(await read('tealspar')).toEqual({ texts: [], lenders: [own] });
  expect(await read('sunhatch')).toEqual({ texts: [], lenders: [] });
  expect((await read('default')).lenders).toEqual([own, shared].sort());
});
