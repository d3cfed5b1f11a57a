/**
 * Covers src/server/chatbot, src/server/routes/chatbot.ts, src/server/db/migrations/0044-chatbot.ts.
 */
/** A visitor asks the chatbot over HTTP, on a real database: the answers are the lender's, and nobody else reads them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productContent } from '../../product.ts';
import { hour, openingNow, toOpen } from '../chat/chat-line.ts';
import { openTestServer, type TestServer, Visitor } from '../harness.ts';

const base = '/service-chat-chatbot/external/api/v1/message';
const minute = 60_000;

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await openTestServer({ content: productContent() });
  visitor = new Visitor(server.app);
}, 60_000);
afterAll(() => server.close());

// Calls are counted by address: each comes from another one.
let calls = 0;
function send(who: Visitor, method: 'GET' | 'POST', url: string, payload?: object) {
  calls += 1;
  const remoteAddress = `10.9.${Math.floor(calls / 250)}.${calls % 250}`;
  return who.send({ method, url: `${base}/${url}`, remoteAddress, ...(payload && { payload }) });
}
const ask = (message: string, more: object = {}, who = visitor) =>
  send(who, 'POST', 'chatWithAutobot', { message, senderType: 'APPLICANT', ...more });
const read = (conversation: string, who = visitor) => send(who, 'GET', `getChatHistory/${conversation}`);
const judge = (body: object, who = visitor) =>
  send(who, 'POST', 'setChatReplyUsedWithFeedback', { rating: 0, ...body });

async function conversation(...questions: string[]): Promise<string> {
  let conversationId = '';
  for (const question of questions)
    conversationId = (await ask(question, { conversationId })).json().conversationId;
  return conversationId;
}

const messagesOf = async (id: string) => (await read(id)).json().messages;

async function account(): Promise<Visitor> {
  const [email, password] = [`bot${randomUUID()}@example.com`, 'four random words here'];
  const signedIn = new Visitor(server.app);
  await signedIn.post('/sandbox/reviewers', { email, password });
  await signedIn.post('/identity/api/v1/login', { email, password });
  return signedIn;
}

describe('asking', () => {
  test('[ACC-X50] a question gets a conversation, and its history has the answer with its sources', async () => {
    const answer = await ask('what fees do you charge?', {
      ...{ applicationId: '', conversationId: '', nonce: '', organization: 'default' },
      ...{ pageUrl: 'https://lender.example/account/heloc/register', senderId: 'x', tag: 'borrower' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['conversationId']);
    const { conversationId } = answer.json();
    const history = (await read(conversationId)).json();

    expect(history.conversationId).toBe(conversationId);
    expect(history.messages).toEqual([
      {
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
    const id = await conversation('how do i reset my password', 'what states are you in');
    const messages = await messagesOf(id);

    expect(messages.map(({ questionStr }: { questionStr: string }) => questionStr)).toEqual([
      'how do i reset my password',
      'what states are you in',
    ]);
    expect(messages[0].sources[0].url).toBe('/account/heloc/auth/reset');
  });

  test('two questions at once are both answered', async () => {
    const conversationId = await conversation('what are your rates');
    await Promise.all(['what are the fees', 'are you licensed'].map((one) => ask(one, { conversationId })));

    expect(await messagesOf(conversationId)).toHaveLength(3);
  });

  test('the help of the page that the borrower is on is known there, and nowhere else', async () => {
    const question = 'why do you have to verify my identity?';
    const uuid = randomUUID();
    const there = await ask(question, {
      pageUrl: `https://lender.example/account/heloc/${uuid}/start/profile?a=1#b`,
    });
    const [here] = await messagesOf(there.json().conversationId);
    const [elsewhere] = await messagesOf(await conversation(question));

    expect(here.responseStr).toContain('funding of terrorism');
    expect(elsewhere.responseStr).not.toContain('funding of terrorism');
  });

  test('each lender answers for itself', async () => {
    const other = new Visitor(server.app, 'tealspar');
    const { conversationId } = (await ask('what is your phone number', {}, other)).json();
    const [{ responseStr }] = (await read(conversationId, other)).json().messages;
    const { org } = server.world.content.orgs.tealspar ?? { org: undefined };

    expect(responseStr).toContain(org?.email);
    expect((await read(conversationId)).statusCode).toBe(404);
  });

  test('numbers of cards and Social Security numbers are masked before they are kept', async () => {
    const [{ questionStr }] = await messagesOf(await conversation('is 078-05-1120 ok as my ssn'));

    expect(questionStr).toBe('is •••-••-1120 ok as my ssn');
  });
});

describe('what it does not answer', () => {
  test('it never says whether somebody will be approved', async () => {
    const [reply] = await messagesOf(await conversation('will i be approved?'));

    expect(reply).toMatchObject({ action: 'none', responseStr: expect.stringContaining("I can't tell you") });
    expect(reply.sources.length).toBeGreaterThan(0);
  });

  test('[ACC-X55] two misses in a row bring a person while people answer', async () => {
    toOpen(server);
    const actions = (
      await messagesOf(await conversation('qwx zzt', 'banana bread', 'what are the fees', 'xkcd'))
    ).map(({ action }: { action: string }) => action);

    expect(actions).toEqual(['clarify', 'handoff', 'answer', 'clarify']);
  });

  test('[ACC-X55] out of hours it says when people answer again, and the phone', async () => {
    toOpen(server);
    server.pass((openingNow(server).changesAt ?? 0) - server.world.clock.now() + hour);
    const [reply] = await messagesOf(await conversation('let me talk to a person'));

    expect(reply.action).toBe('handoff');
    expect(reply.responseStr).toMatch(
      /Our chat opens \w+ \d+, \d{4} at [68]:00 AM P[SD]T\. You can call \+1 \(800\) 555-0142/,
    );
    toOpen(server);
    const [open] = await messagesOf(await conversation('let me talk to a person'));
    expect(open.responseStr).not.toContain('opens');
  });
});

describe('whose it is, and how long', () => {
  test('it is over after ten minutes', async () => {
    const id = await conversation('what are the fees');
    server.pass(10 * minute - 1000);
    expect((await read(id)).statusCode).toBe(200);
    server.pass(1000);

    expect((await read(id)).statusCode).toBe(410);
    expect((await ask('and the rates?', { conversationId: id })).statusCode).toBe(410);
  });

  test('a conversation that an account began is no one else’s, and no identifier of another’s opens one', async () => {
    const [one, other] = [await account(), await account()];
    const { conversationId } = (await ask('what are the fees', {}, one)).json();

    expect((await read(conversationId, one)).statusCode).toBe(200);
    for (const stranger of [other, visitor]) {
      expect((await read(conversationId, stranger)).statusCode).toBe(404);
      expect((await ask('hello', { conversationId }, stranger)).statusCode).toBe(404);
      const { questionId } = (await read(conversationId, one)).json().messages[0];
      expect((await judge({ conversationId, questionId }, stranger)).statusCode).toBe(404);
    }
    expect((await read(randomUUID())).statusCode).toBe(404);
    expect((await read('1%27--')).statusCode).toBe(404);
  });

  test('nothing of it can be read in the database', async () => {
    const id = await conversation('what are the fees');
    const [{ questionId }] = await messagesOf(id);
    await judge({ conversationId: id, questionId, feedbackMessage: 'Answer too vague' });
    const rows = await server.world.db
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
    const conversationId = await conversation('what are the fees', 'what are the rates');
    const [first, second] = await messagesOf(conversationId);
    expect((await judge({ conversationId, questionId: first.questionId })).statusCode).toBe(204);
    const more = { conversationId, questionId: first.questionId, feedbackMessage: 'Answer too vague' };
    expect(
      (await judge({ ...more, responseToCustomer: first.responseStr, senderEmail: 'a@example.com' }))
        .statusCode,
    ).toBe(204);

    expect(await messagesOf(conversationId)).toMatchObject([{ rating: 0 }, second]);
    expect(second).not.toHaveProperty('rating');
  });

  test.each([
    ['a reason of 141 characters', { feedbackMessage: 'x'.repeat(141) }, 400],
    ['another rating', { rating: 5 }, 400],
    ['a question of another conversation', { questionId: randomUUID() }, 404],
    ['what is no question', { questionId: 'x' }, 404],
  ])('%s is refused', async (_, wrong, status) => {
    const conversationId = await conversation('what are the fees');
    const [{ questionId }] = await messagesOf(conversationId);

    expect((await judge({ conversationId, questionId, ...wrong })).statusCode).toBe(status);
  });
});

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
  expect((await ask('what are the fees', wrong)).statusCode).toBe(status);
});

test('markup, marks that turn text around and very long words are only text', async () => {
  for (const message of [
    '<script>alert(1)</script>',
    '\u202eseef eht era tahw',
    'a'.repeat(1000),
    "'; drop table x;--",
  ]) {
    const [reply] = await messagesOf(await conversation(message));
    expect(reply.questionStr).toBe(message);
    expect(reply.responseStr).not.toContain('<script');
  }
});

test('one address asks twenty questions a minute', async () => {
  const payload = { message: 'what are the fees' };
  const again = () =>
    visitor.send({ method: 'POST', url: `${base}/chatWithAutobot`, remoteAddress: '10.8.0.1', payload });
  for (let count = 1; count <= 20; count += 1) expect((await again()).statusCode).toBe(200);

  expect((await again()).statusCode).toBe(429);
});

describe('with a language model', () => {
  const own = 'what fees do you charge?';
  const answered = async () => (await messagesOf(await conversation(own)))[0].responseStr;
  const phrasedBy = async (phrase: (question: string, passage: string) => Promise<string | undefined>) => {
    const { phrasing } = server.world.vendors;
    server.world.vendors.phrasing = { phrase };
    const text = await answered();
    server.world.vendors.phrasing = phrasing;
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
    const { phrasing } = server.world.vendors;
    server.world.vendors.phrasing = {
      phrase: async (...words) => {
        heard.push(...words);
        return undefined;
      },
    };
    await conversation(
      'what fees do you charge? ann@example.com 078-05-1120',
      'will i be approved?',
      'qwx zzt',
    );
    server.world.vendors.phrasing = phrasing;

    expect(heard).toEqual(['what fees do you charge? [email] [number]', expect.stringContaining('4.99%')]);
  });
});
