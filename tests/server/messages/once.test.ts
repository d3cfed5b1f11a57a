/** One message for each reason (FINDING-A1.4): by day, to who wants it, and once, whatever races or crashes in between. */
/**
 * Covers src/server/messages/{send-due,sweep-messages}.ts, src/server/messages/mail/write-letter.ts,
 *   src/server/facts/flow-messages.ts, src/server/platform/parties/sandbox/{file-outbox,memory-outbox}.ts,
 *   src/server/messages.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { flowMessagesOf } from '../../../src/server/facts/flow-messages.ts';
import { writeLetter } from '../../../src/server/messages/mail/write-letter.ts';
import { sendDue } from '../../../src/server/messages/send-due.ts';
import { sweepMessages } from '../../../src/server/messages/sweep-messages.ts';
import type { Message } from '../../../src/server/platform/parties/common/outbox.ts';
import { fileOutbox } from '../../../src/server/platform/parties/sandbox/file-outbox.ts';
import { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { inside, settled, signIn, type Walk, walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';

const hour = 60 * 60_000;
const minute = 60_000;

const outbox = memoryOutbox();
let borrower: Walk;
let journey: Awaited<ReturnType<typeof settled>>;

const server = sharedRealServer({ outbox });
beforeAll(async () => {
  turnTo(18);
  borrower = await walk(server, { until: 'heloc/liens' });
  journey = await settled(server, borrower);
});
beforeEach(() => {
  outbox.sent.length = 0;
});

/** The next time that it is this hour in UTC; 18 is by day everywhere. */
function turnTo(utc: number): void {
  const past = server.world.clock.now() % (24 * hour);
  server.pass((utc * hour - past + 24 * hour) % (24 * hour));
}

async function delivered(): Promise<Message[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await sql<{ id: string }>`
      select id from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()
        and data ->> 'job' in ('deliver-message', 'send-messages')`.execute(server.world.db);
    if (rows.length === 0) break;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return outbox.sent;
}

async function swept(): Promise<string[]> {
  await sweepMessages(server.world, (error) => server.reports.push(error));
  return (await delivered()).map(({ subject }) => subject);
}

const set = (status: Record<string, unknown>) =>
  inside(server, borrower.uuid, async ({ entities }) => void (await entities.merge('status', status)));

const turn = "It's your turn: the next step is ready";
const unfinished = 'Your application is saved. Ready to finish it?';

const choices = '/identity/secure/api/v1/message-choices';

describe('when it is the borrower’s turn', () => {
  test('a borrower at work or asleep gets no email; in the morning there is one, though fifty servers send at once', async () => {
    server.pass(9 * minute);
    expect(await swept()).toEqual([]);
    turnTo(8);
    expect(await swept()).toEqual([]);
    turnTo(18);
    await Promise.all(Array.from({ length: 50 }, () => sendDue(server.world, borrower.uuid)));
    expect((await delivered()).filter(({ subject }) => subject === turn)).toHaveLength(1);
    expect(await swept()).not.toContain(`${turn} again`);
    expect(server.reports).toEqual([]);
  });

  test('each turn of the borrower is one email, which is not sent when its reason is gone', async () => {
    await set({ liensComplete: true });
    await set({ liensComplete: false });
    server.pass(11 * minute);
    expect((await swept()).filter((subject) => subject === turn)).toHaveLength(1);
    outbox.sent.length = 0;
    await set({ liensComplete: true });
    await set({ liensComplete: false });
    await set({ liensComplete: true, uwDecision: null });
    server.pass(11 * minute);
    expect(await swept()).not.toContain(turn);
  });

  test('an unfinished application is remembered after a day, once per stop', async () => {
    await set({ liensComplete: false });
    server.pass(25 * hour);
    turnTo(18);
    const mails = await swept();
    expect(mails.filter((subject) => subject === unfinished)).toHaveLength(1);
    server.pass(72 * hour);
    outbox.sent.length = 0;
    expect(await swept()).not.toContain(unfinished);
  });
});

describe('a crash', () => {
  test('between the commit and the sending loses nothing: the next sweep sends it, once', async () => {
    await sql`insert into messages (uuid, application_uuid, name, occasion, channel, state, created_at, due_at)
      values (${randomUUID()}, ${borrower.uuid}, 'your-turn', 'crash', 'EMAIL', 'WAITING', 0, 0)`.execute(
      server.world.db,
    );
    expect(await swept()).toEqual([turn]);
    expect(await swept()).toEqual([turn]);
  });

  test('during the delivery repeats it under the same id, and the outbox keeps one', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox.jsonl');
    const message: Message = { channel: 'EMAIL', to: 'a@example.com', subject: 's', text: 't' };
    const id = randomUUID();
    await fileOutbox(file).send(message, id);
    await fileOutbox(file).send(message, id);
    await fileOutbox(file).send(message, randomUUID());
    await fileOutbox(file).send(message);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3);
  });
});

describe('a reader who unsubscribes', () => {
  const oneClick = (url: string, body = 'List-Unsubscribe=One-Click') => {
    const { pathname, search } = new URL(url);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return server.app.inject({ method: 'POST', url: pathname + search, payload: body, headers });
  };

  test('a borrower unsubscribes by the mail program’s own button and sees it in the settings', async () => {
    await set({ liensComplete: true });
    await set({ liensComplete: false });
    server.pass(25 * hour);
    turnTo(18);
    await swept();
    const mail = outbox.sent.find(({ subject }) => subject === unfinished);
    const url = mail?.unsubscribe ?? '';
    expect(mail?.html).toContain('/stop-reminders?token=');
    expect((await oneClick(url.replace(/.(?=&|$)/, 'x'))).statusCode).toBe(404);
    expect((await oneClick(url)).statusCode).toBe(204);
    expect((await oneClick(url)).statusCode).toBe(204);
    await signIn(borrower, journey);
    expect(await borrower.client.expect('GET', choices)).toEqual({ EMAIL: false, SMS: true });
  });

  test('a borrower who unsubscribed gets no reminder, and still every email that must come', async () => {
    await set({ liensComplete: true });
    await set({ liensComplete: false });
    server.pass(25 * hour);
    turnTo(18);
    const mails = await swept();
    expect(mails).toContain(turn);
    expect(mails).not.toContain(unfinished);
    await set({ liensComplete: true, uwDecision: 'DECLINE' });
    expect((await delivered()).map(({ subject }) => subject)).toContain(
      'We have a decision on your application',
    );
    await set({ uwDecision: null });
  });

  test('a borrower subscribes again in the settings', async () => {
    await signIn(borrower, journey);
    await borrower.client.expect('PUT', choices, { channel: 'EMAIL', wanted: true });
    expect(await borrower.client.expect('GET', choices)).toEqual({ EMAIL: true, SMS: true });
  });

  test('an older mail program that opens the address lands on a page with a button', async () => {
    const answer = await server.app.inject('/account/heloc/messages/unsubscribe?token=x.y');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      'http://127.0.0.1:3000/account/heloc/stop-reminders?token=x.y&org=default',
    ]);
  });
});

describe('text messages', () => {
  const texts = () => outbox.sent.filter(({ channel }) => channel === 'SMS');
  const phone = '+12025550144';

  test('text messages go only to phones that agreed and that a code has proved', async () => {
    await inside(server, borrower.uuid, async ({ entities }) => {
      await entities.merge('profile', { phone, verified: { phone } });
    });
    await set({ liensComplete: false });
    server.pass(11 * minute);
    await swept();
    expect(texts()).toEqual([]);
  });

  test('text messages go by day, with the lender’s name, a link and STOP', async () => {
    await inside(server, borrower.uuid, async ({ consents, entities }) => {
      await consents.add({ type: 'TCPA_SERVICE', version: '1', text: 'I agree.' });
      await entities.merge('status', { liensComplete: true });
    });
    await set({ liensComplete: false });
    server.pass(11 * minute);
    await swept();
    expect(texts()).toMatchObject([{ to: phone }]);
    expect(texts()[0]?.text).toMatch(
      /^Hearthline: we finished our part.* http:\/\/\S+\/account\/heloc\/\S+ Reply STOP to end\.$/,
    );
    expect(texts()[0]?.html).toBeUndefined();
  });
  test('end by STOP, as the settings show; only whose phone a code has proved starts them again there', async () => {
    const prove = (proved: string) =>
      inside(server, borrower.uuid, ({ entities }) =>
        entities.merge('profile', { phone, verified: { phone: proved } }),
      );
    const shown = () => borrower.client.expect('GET', choices);
    await signIn(borrower, journey);
    await borrower.client.expect('POST', '/account/heloc/messages/inbound', { from: phone, text: 'STOP' });
    expect(await shown()).toMatchObject({ SMS: false });
    await prove('+12025550199');
    await borrower.client.expect('PUT', choices, { channel: 'SMS', wanted: true });
    await prove(phone);
    expect(await shown()).toMatchObject({ SMS: false });
    await borrower.client.expect('PUT', choices, { channel: 'SMS', wanted: true });
    expect(await shown()).toMatchObject({ SMS: true });
  });
});

test('a hostile name is a name: in the subject, in the text and in the HTML', () => {
  const content = flowMessagesOf(server.world, 'default');
  const message = content?.messages.messages.funded;
  if (!content || !message) throw new Error('There is no message to write.');
  const first =
    '<img src=x onerror="alert(1)">&amp; **bold** [x](https://evil.example) \r\nBcc: you@evil.example\u202e{{org.code}}';
  const about = {
    application: 'a',
    account: 'b',
    step: null,
    channel: 'EMAIL' as const,
    to: 'x@example.com',
  };
  const hostile = { ...message, subject: 'For {{profile.name.first}}', text: '**{{profile.name.first}}**' };
  const {
    subject,
    text,
    html = '',
  } = writeLetter(server.world, content, hostile, {
    ...about,
    facts: { profile: { name: { first } } },
  });
  expect(subject).not.toMatch(/[\r\n\u202e]/);
  expect(html).not.toMatch(/<img|\u202e/);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html.match(/<strong>/g)).toHaveLength(1);
  expect(text).toContain('**bold** [x](https://evil.example)');
});
