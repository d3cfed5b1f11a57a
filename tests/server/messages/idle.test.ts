/** An application that its borrower left alone: reminders, the notice that something is missing, and its end. */
/** Covers src/server/messages/{close-idle,note-missing}.ts, src/engine/journey/asks-at.ts, src/server/start/sweep.ts. */
import { expect, test } from 'vitest';
import type { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { fact, settled, signIn, submit, type Walk, walk } from '../effects/real-server.ts';
import { freshRealServer } from '../effects/shared-real-server.ts';
import { apply, openedPart, waitingBorrower } from '../parts/co-borrower.ts';

const day = 86_400_000;
const server = freshRealServer();

/** Moves the clock day by day, as the sweeps would find it. */
async function wait(borrower: Walk, days: number) {
  for (let passed = 0; passed < days; passed += 1)
    await borrower.client.expect('POST', '/sandbox/clock', { ms: day });
}
const sent = async ({ uuid }: Walk) => {
  const rows = await server.world.db
    .selectFrom('messages')
    .select('name')
    .where('application_uuid', '=', uuid)
    .where('channel', '=', 'EMAIL')
    .where('state', '=', 'SENT')
    .orderBy('settled_at')
    .execute();
  return rows.map(({ name }) => name);
};

const notices = (journey: object) =>
  (fact(journey as never, 'application.documents') as { type: string; uuid: string }[]).filter(
    ({ type }) => type === 'INCOMPLETENESS_NOTICE',
  );
const notice = async () => {
  const { sent: letters } = server.world.parties.outbox as ReturnType<typeof memoryOutbox>;
  const found = letters.findLast(({ subject = '' }) => subject.startsWith('Your application is incomplete'));
  return found ?? { text: '' };
};

test('is remembered after three and ten days, told what is missing after 25, and closed 15 days later with an email', async () => {
  const borrower = await walk(server, { until: 'heloc/product/select' });
  const journey = await settled(server, borrower);
  await wait(borrower, 40);
  expect(await sent(borrower)).toEqual(expect.arrayContaining(['still-open', 'ten-days', 'incomplete']));
  expect(await sent(borrower)).not.toContain('application-closed');

  await wait(borrower, 3);
  expect((await sent(borrower)).at(-1)).toBe('application-closed');
  await signIn(borrower, journey);
  const closed = await settled(server, borrower);
  expect(closed.step).toBe('CANCELLED');
  expect(fact(closed, 'application.status.ended')).toBe('INCOMPLETE');
});

test('whoever comes back after the notice keeps the application, and is told again before it is closed', async () => {
  const borrower = await walk(server, { until: 'heloc/start/hmda' });
  const journey = await settled(server, borrower);
  await wait(borrower, 27);
  expect(await sent(borrower)).toContain('incomplete');
  await signIn(borrower, journey);
  const hmda = { ethnicity: ['3'], race: ['6'], sex: ['3'] };
  expect((await submit(borrower, 'start/hmda', { hmda })).status).toBe(200);
  await settled(server, borrower);

  await wait(borrower, 18);
  await signIn(borrower, journey);
  expect((await settled(server, borrower)).step).toBe('APP_SUBMISSION');
  await wait(borrower, 11);
  expect((await sent(borrower)).filter((name) => name === 'incomplete')).toHaveLength(2);
});

test('the notice says what is missing and by which day, in the email and in a document; the next notice replaces it', async () => {
  const borrower = await walk(server, { until: 'heloc/start/hmda' });
  const journey = await settled(server, borrower);
  await wait(borrower, 27);
  await signIn(borrower, journey);
  const told = await settled(server, borrower);
  const by = fact(told, 'figures.incomplete.by') as string;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(by));
  expect(fact(told, 'figures.incomplete.asks')).toMatch(/^Your answers to the demographic questions/);
  const { text } = await notice();
  expect(text).toContain('Your answers to the demographic questions');
  expect(text).toContain(day);
  expect(notices(told)).toHaveLength(1);

  await submit(borrower, 'start/hmda', { hmda: { ethnicity: ['3'], race: ['6'], sex: ['3'] } });
  await settled(server, borrower);
  await wait(borrower, 28);
  await signIn(borrower, journey);
  const again = await settled(server, borrower);
  expect(fact(again, 'figures.incomplete.asks')).toBe(
    'Your review and signature of the application summary.',
  );
  expect(notices(again)).toHaveLength(1);
  expect(notices(again)).not.toEqual(notices(told));
});

test('the whole of the last day is the borrower’s', async () => {
  const borrower = await walk(server, { until: 'heloc/product/select' });
  const journey = await settled(server, borrower);
  while (!(await sent(borrower)).includes('incomplete')) await wait(borrower, 1);
  await wait(borrower, 15);
  await signIn(borrower, journey);
  expect((await settled(server, borrower)).step).toBe('OFFER_SELECTION');
});

test('who waits for a co-borrower is told after 25 days what is missing, and the application is closed 15 days later', async () => {
  const invited = `nobody-${Date.now()}@example.com`;
  const borrower = await waitingBorrower(server, invited);
  const journey = borrower.progress.journey as never;
  await wait(borrower, 25);
  expect(await sent(borrower)).not.toContain('still-open');
  await wait(borrower, 2);
  expect(await sent(borrower)).toContain('incomplete');
  expect((await notice()).text).toContain("Your co-borrower's part of the application, or your decision");

  await wait(borrower, 16);
  expect(await sent(borrower)).toContain('application-closed');
  const { sent: letters } = server.world.parties.outbox as ReturnType<typeof memoryOutbox>;
  expect(letters.findLast(({ to }) => to === invited)?.subject).toMatch(/the application has ended$/);
  await signIn(borrower, journey);
  expect(fact(await settled(server, borrower), 'application.status.ended')).toBe('INCOMPLETE');
});

test('a co-borrower who sends a page keeps the application open', async () => {
  const email = `slow-${Date.now()}@example.com`;
  const borrower = await waitingBorrower(server, email);
  await wait(borrower, 12);
  await apply(await openedPart(server, email), { until: 1 });
  await wait(borrower, 20);
  expect(await sent(borrower)).not.toContain('incomplete');
  await wait(borrower, 7);
  expect(await sent(borrower)).toContain('incomplete');
});
