/** Texts by Twilio: what a phone gets, what its owner reads when none arrives, and who is believed to be Twilio. */
/** Covers src/server/platform/parties/carriers, src/server/platform/parties/text-messages, src/server/messages/routes/twilio-texts.ts, src/server/handlers/deliver-message.ts, src/server/platform/db/hear-once.ts, src/server/messages/stopped-phones.ts. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openCarriers } from '../../src/server/platform/parties/carriers/open-carriers.ts';
import { readSettings } from '../../src/server/platform/world/settings.ts';
import { openTestServer, type TestServer, Visitor } from '../server/harness.ts';
import type { StandIn } from './stand-in.ts';
import { account, createMessage, fromTwilio, openTwilio } from './twilio-stand-in.ts';

let twilio: StandIn;
let server: TestServer;

beforeAll(async () => {
  twilio = await openTwilio();
  const env = { TEXT_MESSAGES: 'twilio', ...account, TWILIO_URL: twilio.url };
  server = await openTestServer({ env });
  server.world.parties.carriers = await openCarriers(readSettings(env), 1_500);
});
afterAll(async () => {
  await server.close();
  await twilio.close();
});
beforeEach(() => {
  twilio.heard.length = 0;
  server.reports.length = 0;
});

const path = '/account/heloc/messages/twilio';
const askCode = (phone: string, org?: string) =>
  new Visitor(server.app, ...(org ? [org] : [])).post('/identity/api/v1/otp', { phone });
const carrier = async (changed: Record<string, string> = {}) => {
  const env = { TEXT_MESSAGES: 'twilio', ...account, TWILIO_URL: twilio.url, ...changed };
  return (await openCarriers(readSettings(env), 1_500)).SMS;
};
const failure = (sent: Promise<unknown> | undefined) => sent?.then(() => 'sent', String);
const text = {
  channel: 'SMS',
  to: '+12025550100',
  subject: '',
  text: 'Sample: your code is 123456.',
} as const;

let messages = 0;
const nextSid = () => `SM${String(++messages).padStart(32, '0')}`;
/** What Twilio posts, at the address that the operator gave it. */
const tell = (
  told: Record<string, string>,
  { token, url = `http://localhost:80${path}` }: { token?: string; url?: string } = {},
) => server.app.inject({ method: 'POST', url: path, ...fromTwilio(url, told, token) });
const answer = (from: string, words: string, sid = nextSid()) =>
  tell({ MessageSid: sid, SmsStatus: 'received', From: from, To: '+12025550199', Body: words });
const report = (to: string, status: string, code?: string) =>
  tell({
    MessageSid: nextSid(),
    MessageStatus: status,
    From: '+12025550199',
    To: to,
    ...(code && { ErrorCode: code }),
  });

describe('a code', () => {
  test('is sent from the messaging service, and nothing but the number and the words goes there', async () => {
    expect((await askCode('2025550101')).statusCode).toBe(204);
    await vi.waitFor(() => expect(twilio.heard).toHaveLength(1), 20_000);

    expect(twilio.heard[0]?.body).toEqual({
      To: '+12025550101',
      Body: expect.stringMatching(/your code is \d{6}/),
      MessagingServiceSid: account.TWILIO_MESSAGING_SERVICE_SID,
    });
  });

  test.each([
    ['2022021614', 'is no mobile number'],
    ['2022021211', 'does not exist'],
  ])('to a number that %s %s is not tried for ever, and the next question says so', async (phone) => {
    expect((await askCode(phone)).statusCode).toBe(204);
    await vi.waitFor(() => expect(server.reports).toHaveLength(1), 20_000);
    server.pass(31_000);
    const refused = await askCode(phone);

    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.join()).toMatch(/A text to this number didn't arrive/);
    expect(twilio.heard).toHaveLength(1);
    // Neither the number nor Twilio's words are in the log.
    expect(String(server.reports[0])).toMatch(/could not be delivered: Twilio said 21\d{3}$/);

    server.pass(25 * 3_600_000);
    expect((await askCode(phone)).statusCode).toBe(204);
    await vi.waitFor(() => expect(server.reports).toHaveLength(2), 20_000);
  });

  test('that the carrier reports as undelivered is no riddle: the next question says so', async () => {
    await report('+12025550102', 'undelivered', '30005');
    const refused = await askCode('2025550102');
    expect(refused.json().errors.join()).toMatch(/didn't arrive/);
    // A text that was filtered says nothing of the phone, and neither does one that arrived.
    await report('+12025550103', 'undelivered', '30007');
    await report('+12025550103', 'delivered');
    expect((await askCode('2025550103')).statusCode).toBe(204);
  });
});

describe('STOP', () => {
  test('ends the texts of every lender that this service sends for, and Twilio itself answers it', async () => {
    await answer('+12025550104', 'Stop');
    server.pass(31_000);
    const refused = [await askCode('2025550104'), await askCode('2025550104', 'acme')];

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(refused[0]?.json().errors.join()).toMatch(/Reply START/);
    await answer('+12025550104', 'START');
    expect((await askCode('2025550104')).statusCode).toBe(204);
    await vi.waitFor(() => expect(twilio.heard).toHaveLength(1), 20_000);
    expect(twilio.heard[0]?.body).toMatchObject({ Body: expect.stringMatching(/your code is/) });
  });

  test('that was said to one lender before is over with START, too', async () => {
    const inbound = '/account/heloc/messages/inbound';
    await new Visitor(server.app, 'acme').post(inbound, { from: '+12025550109', text: 'STOP' });
    expect((await askCode('2025550109', 'acme')).statusCode).toBe(422);
    await answer('+12025550109', 'START');
    expect((await askCode('2025550109', 'acme')).statusCode).toBe(204);
  });

  test('that Twilio knows and we do not is heard with the next text', async () => {
    expect((await askCode('2022021610')).statusCode).toBe(204);
    await vi.waitFor(() => expect(server.reports).toHaveLength(1), 20_000);
    server.pass(31_000);
    expect((await askCode('2022021610')).json().errors.join()).toMatch(/You stopped our texts/);
  });

  test('THREAT-34: stays when an older START is posted again', async () => {
    const start = nextSid();
    await answer('+12025550105', 'START', start);
    await answer('+12025550105', 'STOP');
    expect((await answer('+12025550105', 'START', start)).statusCode).toBe(204);
    expect((await askCode('2025550105')).statusCode).toBe(422);
    // What its owner said outlasts what the carrier says.
    await report('+12025550105', 'undelivered', '30003');
    server.pass(25 * 3_600_000);
    expect((await askCode('2025550105')).json().errors.join()).toMatch(/You stopped our texts/);
  });
});

describe('THREAT-34: who is not Twilio', () => {
  const stop = { MessageSid: nextSid(), From: '+12025550106', To: '+12025550199', Body: 'STOP' };

  test.each([
    ['another token', { token: 'f'.repeat(32) }],
    ['another address', { url: 'http://localhost:80/account/heloc/messages/other' }],
  ])('is refused: %s', async (_, forged) => {
    const refused = await tell(stop, forged);
    expect(refused.statusCode).toBe(401);
    expect((await askCode('2025550106')).statusCode).toBe(204);
    server.pass(31_000);
  });

  test('is refused: no signature, or words that were changed', async () => {
    const { payload, headers } = fromTwilio(`http://localhost:80${path}`, stop);
    const { 'x-twilio-signature': _, ...bare } = headers;
    const changed = payload.replace('0106', '0107');
    const inject = (more: object) =>
      server.app.inject({ method: 'POST', url: path, payload, headers, ...more });

    expect((await inject({ headers: bare })).statusCode).toBe(401);
    expect((await inject({ payload: changed })).statusCode).toBe(401);
    expect((await inject({ payload: 'Body=STOP' })).statusCode).toBe(400);
  });

  test('finds no such address where no lender chose Twilio', async () => {
    const other = await openTestServer({ startQueue: false });
    const { payload, headers } = fromTwilio(`http://localhost:80${path}`, stop);
    expect((await other.app.inject({ method: 'POST', url: path, payload, headers })).statusCode).toBe(404);
    await other.close();
  });
});

describe('Twilio', () => {
  test('that refuses the key or its own settings is asked again later, and its words are not kept', async () => {
    const wrong = await carrier({ TWILIO_AUTH_TOKEN: 'e'.repeat(32) });
    expect(await failure(wrong?.send(text))).toBe('PartyFailed: textMessages.send failed: Twilio said 20003');
    const right = await carrier();
    expect(await failure(right?.send({ ...text, to: '+12022021703' }))).toMatch('PartyFailed');
    expect(await failure(right?.send({ ...text, to: '+12022021614' }))).toMatch('Undeliverable');
  });

  test.each([
    ['stall', 1],
    ['huge', 1],
    ['redirect', 1],
    [{ status: 429 }, 1],
    [{ status: 503 }, 3],
  ] as const)('that answers wrongly is asked again later: %j', async (fault, times) => {
    twilio.next(createMessage, fault, 3);
    expect(await failure((await carrier())?.send(text))).toMatch('PartyFailed: textMessages.send failed');
    expect(twilio.heard).toHaveLength(times);
    twilio.next(createMessage, fault, 0);
  });
});

test('an operator reads what Twilio still needs', () => {
  expect(() => readSettings({ TEXT_MESSAGES: 'pigeon' })).toThrow(
    'TEXT_MESSAGES is "pigeon". Use twilio, or leave it out and say SMS_WEBHOOK_URL and SMS_WEBHOOK_KEY.',
  );
  expect(() => readSettings({ TEXT_MESSAGES: 'twilio', SMS_WEBHOOK_URL: 'https://texts.example' })).toThrow(
    'Leave one of the two out',
  );
});
