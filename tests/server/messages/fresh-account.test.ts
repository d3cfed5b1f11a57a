/**
 * What a person finds in the mail after an hour, a day, 3, 10, 25 and 40 days, read with the moment at which it came:
 * who registered and left, who waits for us, and who has signed.
 */
/**
 * Covers src/server/messages/{send-due,close-idle}.ts, src/engine/letters/leaves-at.ts, flows/heloc/messages.json.
 */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import type { Message } from '../../../src/server/platform/parties/common/outbox.ts';
import type { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import type { Desk } from '../../../src/types/desk.ts';
import { reviewer } from '../effects/open-casework.ts';
import { fact, settled, signIn, type Walk, walk } from '../effects/real-server.ts';
import { freshRealServer } from '../effects/shared-real-server.ts';

const hour = 3_600_000;
const server = freshRealServer();

/** A mail, and how many hours after the beginning it came. */
type Mail = Pick<Message, 'to' | 'subject' | 'text'> & { hours: number };

const outbox = () => (server.world.parties.outbox as ReturnType<typeof memoryOutbox>).sent;

async function delivered(): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = await sql`select id from pgboss.job where state in ('created', 'retry', 'active')
      and start_after <= now()`.execute(server.world.db);
    if (rows.length === 0) return;
    await new Promise((resume) => setTimeout(resume, 25));
  }
}

/** Reads the mails of the next days: after an hour, two hours, and then at noon and midnight, as sweeps would send them. */
async function mailsOf({ client }: Walk, days: number): Promise<Mail[]> {
  const mails: Mail[] = [];
  await delivered();
  for (let hours = 0, read = 0; hours <= days * 24; ) {
    for (const { to, subject, text } of outbox().slice(read)) mails.push({ to, subject, text, hours });
    read = outbox().length;
    const step = hours < 2 ? 1 : 12 - (hours % 12);
    await client.expect('POST', '/sandbox/clock', { ms: step * hour });
    await delivered();
    hours += step;
  }
  return mails;
}

/** The subjects that have come by then. */
const by = (mails: Mail[], hours: number) =>
  mails.filter((mail) => mail.hours <= hours).map(({ subject }) => subject);

/** What the server does at a registration, and the walk of the tests leaves out; the mails of before are forgotten. */
async function welcome({ uuid }: Walk): Promise<void> {
  await delivered();
  outbox().length = 0;
  await server.world.queue.send('welcome-documents', { applicationUuid: uuid });
  server.world.queue.wake();
}

const documentsOf = (journey: object) =>
  (fact(journey as never, 'application.documents') as { type: string }[]).map(({ type }) => type);

/** The documents that a reviewer finds with the open review. */
async function onDesk(): Promise<string> {
  const agent = await reviewer(server);
  const base = '/service-desk/secure/api/v1/review';
  const { reviews } = (await agent.expect('GET', base)) as unknown as Desk;
  return JSON.stringify(await agent.expect('GET', `${base}/${reviews[0]?.uuid}`));
}

/** How many hours after an application was closed the email says so: the page says so at once. */
async function hoursToTell({ uuid }: Walk): Promise<number> {
  const { settled_at } = await server.world.db
    .selectFrom('messages')
    .select('settled_at')
    .where('application_uuid', '=', uuid)
    .where('name', '=', 'application-closed')
    .executeTakeFirstOrThrow();
  const { at } = await server.world.db
    .selectFrom('audit')
    .select('at')
    .where('application_uuid', '=', uuid)
    .where('event', '=', 'application-ended')
    .executeTakeFirstOrThrow();
  return (Number(settled_at) - Number(at)) / hour;
}

const longDate = (at: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' }).format(at);

const saved = 'Your application is saved. Ready to finish it?';
const help = 'Can we help with your application?';
const tenDays = 'Your application is still open';
const incomplete = 'Your application is incomplete: we need your answers';
const closed = 'We closed your application';
const reminders = [saved, help, tenDays, incomplete, closed];

test('who registered and left gets no mail in the first hour, each reminder on its day, and one when we close', async () => {
  const borrower = await walk(server, { until: 'heloc/start/profile' });
  const journey = await settled(server, borrower);
  const began = server.world.clock.now();
  await welcome(borrower);
  await delivered();
  expect(documentsOf(await settled(server, borrower))).not.toContain('INCOMPLETENESS_NOTICE');

  const mails = await mailsOf(borrower, 43);
  expect(by(mails, 23)).toEqual([]);
  expect(by(mails, 24 + 12)).toEqual([saved]);
  expect(by(mails, 3 * 24 - 1)).toEqual([saved]);
  expect(by(mails, 3 * 24 + 12)).toEqual([saved, help]);
  expect(by(mails, 10 * 24 - 1)).toEqual([saved, help]);
  expect(by(mails, 10 * 24 + 12)).toEqual([saved, help, tenDays]);
  expect(by(mails, 25 * 24 - 1)).toEqual([saved, help, tenDays]);
  expect(by(mails, 25 * 24 + 12)).toEqual([saved, help, tenDays, incomplete]);
  expect(by(mails, 40 * 24)).toEqual([saved, help, tenDays, incomplete]);
  expect(by(mails, 43 * 24)).toEqual(reminders);

  const read = Object.fromEntries(mails.map((mail) => [mail.subject, mail]));
  expect(read[tenDays]?.text).toContain('has been waiting for you for ten days');
  const told = began + (read[incomplete]?.hours ?? Number.NaN) * hour;
  expect(read[incomplete]?.text).toContain(`Send it on or before ${longDate(told + 15 * 24 * hour)}`);
  expect(read[closed]?.hours).toBeGreaterThan((read[incomplete]?.hours ?? Number.NaN) + 15 * 24);
  expect(read[closed]?.text).toContain('So we closed your application');
  await signIn(borrower, journey);
  expect((await settled(server, borrower)).step).toBe('CANCELLED');
  expect(await hoursToTell(borrower)).toBeLessThan(1);
});

test('who waits for us hears nothing for 40 days, and then that it is their turn: not that they left us waiting', async () => {
  const borrower = await walk(server, { key: 'facta', until: 'heloc/liens' });
  expect((await settled(server, borrower)).step).toBe('FACTA_REVIEW');
  // No one at this lender looks.
  await sql`delete from pgboss.job where data ->> 'job' = 'sandbox-reviewer'`.execute(server.world.db);
  await welcome(borrower);
  await delivered();
  const desk = await onDesk();
  expect(desk).toContain('alert on the credit file');
  expect(desk).not.toMatch(/incomplete/i);
  expect(by(await mailsOf(borrower, 40), 40 * 24)).toEqual([]);

  const { uuid } = await server.world.db.selectFrom('reviews').select('uuid').executeTakeFirstOrThrow();
  await answerReview(server.world, borrower.uuid, { uuid, answer: 'confirmed', reason: 'They called.' });
  const mails = await mailsOf(borrower, 26);
  const turn = "It's your turn: the next step is ready";
  expect(by(mails, 23).filter((subject) => subject !== turn)).toEqual([]);
  expect(by(mails, 23)).toContain(turn);
  expect(by(mails, 24 + 12)).toEqual([turn, saved]);
  expect(by(mails, 9 * 24)).toEqual([turn, saved, help]);
  expect(by(mails, 24 * 24)).toEqual([turn, saved, help, tenDays]);
  expect(by(mails, 26 * 24)).toEqual([turn, saved, help, tenDays, incomplete]);
});

test('who has signed is told of each step to the money, and is never reminded or told that something is missing', async () => {
  const borrower = await walk(server);
  const journey = await settled(server, borrower);
  const mails = await mailsOf(borrower, 40);
  const subjects = by(mails, 40 * 24);
  expect(subjects.filter((subject) => reminders.includes(subject))).toEqual([]);
  const steps = [
    /^You can cancel until/,
    /^Your time to cancel has ended$/,
    /^Your deed is recorded$/,
    /^We sent your money$/,
  ];
  const came = steps.map((step) => mails.find(({ subject }) => step.test(subject))?.hours ?? Number.NaN);
  expect(came).toEqual(came.toSorted((one, other) => one - other));
  // Three business days, at least: no mail says that the time is over before it is.
  expect((came[1] ?? Number.NaN) - (came[0] ?? Number.NaN)).toBeGreaterThanOrEqual(3 * 24 - 12);
  await signIn(borrower, journey);
  const late = await settled(server, borrower);
  expect(documentsOf(late)).not.toContain('INCOMPLETENESS_NOTICE');
});
