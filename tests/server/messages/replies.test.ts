/** STOP, START and HELP in answer to a text (47 CFR 64.1200(a)(10)): what the consent promises. */
/** Covers src/server/messages/reply-word.ts. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { replyWord } from '../../../src/server/messages/reply-word.ts';
import type { Message } from '../../../src/server/platform/parties/common/outbox.ts';
import { openTestServer, Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';

const from = '+12025550123';
let texts: Message[] = [];

const server = sharedTestServer();
beforeAll(async () => {
  server.world.parties.outbox.send = async (message) => void texts.push(message);
});
beforeEach(() => {
  texts = [];
});

const say = (text: string, who = from, org?: string) =>
  new Visitor(server.app, ...(org ? [org] : [])).post('/account/heloc/messages/inbound', { from: who, text });
const askCode = (phone: string, org?: string) =>
  new Visitor(server.app, ...(org ? [org] : [])).post('/identity/api/v1/otp', { phone });

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Opt-out', 'stop'],
  ['Unsubscribe', 'stop'],
  ['START', 'start'],
  ['help!', 'help'],
  ['Please stop by at noon', undefined],
  ['', undefined],
])('%j means %s', (text, word) => {
  expect(replyWord(text)).toBe(word);
});

test('STOP ends every text to the number at once, codes too, until START', async () => {
  expect((await askCode('2025550123')).statusCode).toBe(204);
  const stopped = await say('Stop');
  server.pass(31_000);
  const refused = await askCode('2025550123');
  const started = await say('START');
  const again = await askCode('2025550123');

  expect([stopped.statusCode, started.statusCode]).toEqual([204, 204]);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.join()).toMatch(/Reply START/);
  expect(again.statusCode).toBe(204);
  expect(texts.map(({ text }) => text)).toEqual([
    expect.stringContaining('your code is'),
    expect.stringContaining("won't get any more texts"),
    expect.stringContaining('on again'),
    expect.stringContaining('your code is'),
  ]);
});

test('HELP is answered with whom to call and write; any other sentence with nothing', async () => {
  await say('HELP');
  await say('Thanks, talk to you tomorrow');

  expect(texts.map(({ to, channel, text }) => [to, channel, text])).toEqual([
    [from, 'SMS', expect.stringMatching(/call .+ or email .+@/)],
  ]);
});

test('in production only the carrier may bring answers', async () => {
  const production = await openTestServer({ mode: 'production', startQueue: false });
  const answer = await new Visitor(production.app).post('/account/heloc/messages/inbound', {
    from,
    text: 'STOP',
  });
  await production.close();

  expect(answer.statusCode).toBe(401);
});
