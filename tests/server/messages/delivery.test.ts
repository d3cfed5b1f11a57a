/** Messages out of the house: by a mail server on this machine that has its moods, and by a webhook. */
/**
 * Covers src/server/platform/parties/common/closed-outbox.ts, src/server/platform/parties/carriers/{smtp-carrier,webhook-carrier}.ts,
 *   src/server/messages, src/server/platform/parties/carriers.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { smtpCarrier } from '../../../src/server/platform/parties/carriers/smtp-carrier.ts';
import { webhookCarrier } from '../../../src/server/platform/parties/carriers/webhook-carrier.ts';
import { closedOutbox } from '../../../src/server/platform/parties/common/closed-outbox.ts';
import { openTestServer, type TestServer, Visitor } from '../harness.ts';

type Mail = { to: string[]; source: string };

let server: TestServer;
let mails: Mail[] = [];
/** What the mail server says to an address; undefined takes the message. */
let mood: (() => { code: number; words: string } | undefined) | undefined;
let tries = 0;
let place = { url: '', from: '' };

const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onRcptTo: (address, _session, done) => {
    tries += 1;
    const said = mood?.();
    if (!said) return done();
    return done(Object.assign(new Error(`${said.words} <${address.address}>`), { responseCode: said.code }));
  },
  onData: (stream, session, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ to, source: Buffer.concat(parts).toString('utf8') });
      done();
    });
  },
});

beforeAll(async () => {
  server = await openTestServer();
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  place = { url: `smtp://127.0.0.1:${port}`, from: 'no-reply@lender.example' };
  server.world.parties.carriers.EMAIL = smtpCarrier({ ...place, requireTLS: false });
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await server.close();
});
afterEach(() => {
  mails = [];
  tries = 0;
  mood = undefined;
  server.reports.length = 0;
  delete server.world.parties.carriers.SMS;
});

let count = 0;
const address = () => `mail${++count}@example.com`;
const askCode = (to: object) => new Visitor(server.app).post('/identity/api/v1/otp', to);
const waiting = async () =>
  (
    await sql<{ id: string }>`select id from pgboss.job where data ->> 'job' = 'deliver-message'
      and state in ('created', 'retry', 'active')`.execute(server.world.db)
  ).rows.length;
const patient = { timeout: 60_000 };

test('FINDING-D11: in production a mail server that offers no TLS gets no letter, for codes are in them', async () => {
  const letter = { channel: 'EMAIL', to: address(), subject: 'Code', text: '123456' } as const;

  await expect(smtpCarrier({ ...place, requireTLS: true }).send(letter)).rejects.toThrow();

  expect(mails).toEqual([]);
});

test('a code reaches the borrower in the lender’s name, and works', async () => {
  const email = address();

  expect((await askCode({ email })).statusCode).toBe(204);
  await expect.poll(() => mails, patient).toHaveLength(1);

  const { to, source } = mails[0] ?? { to: [], source: '' };
  expect(to).toEqual([email]);
  expect(source).toMatch(/^From: "?Fixture\b.* <no-reply@lender\.example>\r$/m);
  expect(source).toMatch(/^Subject: Your Fixture\b.* code\r$/m);
  expect(source).toMatch(/Your code is \d{6}\. It works for 10 minutes\./);
  expect(server.outbox.sent.filter((sent) => sent.to === email)).toEqual([]);
});

test('THREAT-26: while it waits, neither the address nor the code can be read in the database', async () => {
  const email = address();
  mood = () => ({ code: 451, words: 'Later' });
  await askCode({ email });
  await expect.poll(() => tries, patient).toBeGreaterThan(0);
  const { rows } = await sql<{
    all: string;
  }>`select string_agg(j::text, '') as all from pgboss.job j`.execute(server.world.db);
  mood = undefined;
  await expect.poll(() => mails, patient).toHaveLength(1);

  expect(rows[0]?.all).toContain('deliver-message');
  expect(rows[0]?.all).not.toContain(email);
  expect(rows[0]?.all).not.toMatch(/Your code is/);
});

test('a mail server that is busy is asked again, and the message is the same one', async () => {
  const email = address();
  mood = () => (tries < 3 ? { code: 451, words: 'Busy, ask again for' } : undefined);

  await askCode({ email });
  await expect.poll(() => mails, patient).toHaveLength(1);

  expect(tries).toBe(3);
  expect(mails[0]?.source).toMatch(/^Message-ID: <[\w-]{36}@lender\.example>\r$/m);
  // THREAT-25: what the mail server said names the address, so the report does not repeat it.
  expect(server.reports.map(String)).toEqual(Array(2).fill('PartyFailed: smtp failed: Error'));
});

test('an address that does not exist is tried once', async () => {
  mood = () => ({ code: 550, words: 'No such mailbox' });

  await askCode({ email: address() });
  await expect.poll(() => server.reports.length, patient).toBe(1);
  await expect.poll(waiting, patient).toBe(0);

  expect(tries).toBe(1);
  expect(String(server.reports[0])).toBe(
    'Undeliverable: A message could not be delivered: the mail server said 550',
  );
});

test('a code that has expired meanwhile is not sent any more', async () => {
  mood = () => ({ code: 451, words: 'Later' });
  await askCode({ email: address() });
  await expect.poll(() => tries, patient).toBeGreaterThan(0);

  server.pass(11 * 60_000);
  mood = undefined;
  await expect.poll(waiting, patient).toBe(0);

  expect(mails).toEqual([]);
});

test('a text message goes to the webhook, and one that cannot be sent is refused', async () => {
  const bodies: unknown[] = [];
  const hook = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    bodies.push(JSON.parse(Buffer.concat(parts).toString('utf8')));
    response.writeHead(bodies.length === 1 ? 503 : 202).end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const { port } = hook.address() as AddressInfo;
  server.world.parties.carriers.SMS = webhookCarrier(`http://127.0.0.1:${port}/sms`);

  expect((await askCode({ phone: '+12025550177' })).statusCode).toBe(204);
  await expect.poll(() => bodies.length, patient).toBe(2);
  hook.close();

  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[1]).toEqual({
    to: '+12025550177',
    text: expect.stringMatching(/^Fixture\b.*: your code is \d{6}\./),
    id: expect.stringMatching(/^[\w-]{36}$/),
  });
});

test('production says so when nobody carries text messages', async () => {
  const { outbox } = server.world.parties;
  server.world.parties.outbox = closedOutbox();

  const refused = await askCode({ phone: '+12025550178' });
  server.world.parties.outbox = outbox;

  expect(refused.statusCode).toBe(503);
  expect(refused.json().errors).toEqual([
    'We cannot send text messages at the moment. Use another way, or call us.',
  ]);
});
