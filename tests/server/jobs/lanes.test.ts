/** FAULT-21: no one waits behind a stranger's company: a bureau that does not answer holds up no code, and a mail server that does not, no pull. */
/**
 * Covers src/server/jobs/{boss-queue,claims,lanes,run-lane}.ts, src/server/jobs/boss-queue.ts, src/server/messages/post.ts,
 *   src/server/jobs/job-handler.ts.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { handlers } from '../../../src/server/handlers/handlers.ts';
import type { JobHandler } from '../../../src/server/jobs/job-handler.ts';
import { laneStates } from '../../../src/server/jobs/lane-states.ts';
import { post } from '../../../src/server/messages/post.ts';
import { NoAnswer } from '../../../src/server/platform/parties/common/no-answer.ts';
import type { Message } from '../../../src/server/platform/parties/common/outbox.ts';
import { PartyFailed } from '../../../src/server/platform/parties/common/party-failed.ts';
import type { World } from '../../../src/server/platform/world/world.ts';
import { freshTestServer } from '../shared-test-server.ts';
import { testDomain } from '../test-domain.ts';

/** Work that lasts until the test lets it end. */
function gate() {
  const under: { uuid: string; done: () => void }[] = [];
  const ended: string[] = [];
  let most = 0;
  let isFree = false;
  return {
    ended,
    /** Everything ends, now and later. */
    free: () => {
      isFree = true;
      for (const { done } of under.splice(0)) done();
    },
    most: () => most,
    uuids: () => under.map(({ uuid }) => uuid),
    run: async (uuid: string) => {
      await new Promise<void>((resolve) => {
        if (isFree) return resolve();
        under.push({ uuid, done: resolve });
        most = Math.max(most, under.length);
      });
      ended.push(uuid);
    },
    /** The oldest ends. */
    open: () => under.shift()?.done(),
  };
}

let bureau = gate();
let delivered: string[] = [];
/** How often the transfer agent is not asked, because it rests, before it answers. */
let rests = 0;
const blocked = (handler: JobHandler | undefined): JobHandler => ({
  ...(handler as JobHandler),
  run: ({ data }) => bureau.run(data.applicationUuid),
});
const server = freshTestServer({
  domain: {
    ...testDomain,
    handlers: {
      ...handlers,
      'soft-credit': blocked(handlers['soft-credit']),
      'welcome-documents': {
        ...(handlers['welcome-documents'] as JobHandler),
        run: async ({ data }) => void delivered.push(`welcome ${data.applicationUuid}`),
      },
      funding: {
        ...(handlers.funding as JobHandler),
        run: async ({ data }) => {
          rests -= 1;
          if (rests >= 0)
            throw new PartyFailed('disbursement', new NoAnswer('not asked after 5 failures', { restMs: 30 }));
          delivered.push(`funding ${data.applicationUuid}`);
        },
      },
    },
  },
});
beforeEach(() => {
  bureau = gate();
  delivered = [];
  rests = 0;
});
afterEach(() => bureau.free());

const pull = (uuid: string, world: World = server.world) =>
  world.queue.send('soft-credit', { applicationUuid: uuid });
const letter = (subject: string): Message => ({
  channel: 'EMAIL',
  to: 'a@example.com',
  subject,
  text: subject,
});
const seen = () => server.outbox.sent.map(({ subject }) => subject);
const inState = async (state: string) => {
  const { rows } = await sql<{ count: string }>`select count(*) as count from pgboss.job
    where data ->> 'job' = 'soft-credit' and state::text = ${state}`.execute(server.world.db);
  return Number(rows[0]?.count);
};
/** A carrier, so that letters are queued and not put into the outbox at once. */
const carry = (send: (message: Message) => Promise<void>) => {
  server.world.parties.carriers.EMAIL = { send } as World['parties']['carriers']['EMAIL'];
};
const patient = { timeout: 30_000, interval: 20 };

describe('a bureau that answers nobody', () => {
  const borrowers = Array.from({ length: 30 }, () => randomUUID());
  beforeEach(async () => {
    carry((message) => server.outbox.send(message));
    for (const uuid of borrowers) await pull(uuid);
    server.world.queue.wake();
    await expect.poll(() => bureau.uuids().length, patient).toBe(24);
  });

  test('delays no mailed code, no letter, no document of our own and no question to another company: all are there while every pull still waits', async () => {
    await post(server.world, letter('a code'), 600_000);
    await post(server.world, letter('a letter'));
    await server.world.queue.send('welcome-documents', { applicationUuid: borrowers[0] ?? '' });
    const other = randomUUID();
    await server.world.queue.send('funding', { applicationUuid: other });
    server.world.queue.wake();
    await expect.poll(() => seen().toSorted(), patient).toEqual(['a code', 'a letter']);
    await expect
      .poll(() => delivered.toSorted(), patient)
      .toEqual([`funding ${other}`, `welcome ${borrowers[0]}`]);
    expect(bureau.ended).toEqual([]);
  });

  test('has 24 pulls at once and no more; who waits in line has not begun, so that no time runs out', async () => {
    expect(await inState('active')).toBe(24);
    expect(await inState('created')).toBe(6);
    const states = await laneStates(server.world);
    expect(states.map(({ lane, due }) => [lane, due])).toEqual([
      ['mail', 0],
      ['parties', 6],
      ['own', 0],
    ]);
    expect(states.find(({ lane }) => lane === 'parties')?.oldestSeconds).toBeGreaterThan(0);
    for (let ended = 1; ended <= 30; ended += 1) {
      bureau.open();
      await expect.poll(() => bureau.ended.length, patient).toBe(ended);
      await expect.poll(() => bureau.uuids().length, patient).toBe(Math.min(24, 30 - ended));
    }
    await expect.poll(() => inState('completed'), patient).toBe(30);
    expect(bureau.most()).toBe(24);
    expect(new Set(bureau.ended)).toEqual(new Set(borrowers));
  });
});

test('two jobs of one application ask their party one after the other', async () => {
  const one = randomUUID();
  await pull(one);
  await pull(one);
  server.world.queue.wake();
  await expect.poll(() => inState('active'), patient).toBe(2);
  await expect.poll(() => bureau.uuids(), patient).toEqual([one]);
  bureau.open();
  await expect.poll(() => bureau.ended.length, patient).toBe(1);
  await expect.poll(() => bureau.uuids(), patient).toEqual([one]);
  bureau.open();
  await expect.poll(() => inState('completed'), patient).toBe(2);
  expect(bureau.most()).toBe(1);
});

test('a job waits for a company that is not asked for a while; that is no try, and nothing is reported', async () => {
  rests = 8;
  const uuid = randomUUID();
  const before = server.reports.length;
  await server.world.queue.send('funding', { applicationUuid: uuid });
  server.world.queue.wake();
  for (let looked = 0; looked < 200 && delivered.length === 0; looked += 1) {
    server.world.queue.wake();
    await new Promise((resume) => setTimeout(resume, 25));
  }
  await expect.poll(() => delivered, patient).toEqual([`funding ${uuid}`]);
  const { rows } = await sql<{ tries: number }>`select retry_count as tries from pgboss.job
    where data ->> 'job' = 'funding'`.execute(server.world.db);
  expect(rows).toEqual([{ tries: 0 }]);
  expect(server.reports.slice(before)).toEqual([]);
});

test('a mail server that answers nobody delays no pull', async () => {
  const mail = gate();
  carry(({ subject }) => mail.run(subject));
  for (let count = 0; count < 8; count += 1) await post(server.world, letter(`letter ${count}`));
  await expect.poll(() => mail.uuids().length, patient).toBe(4);
  const borrower = randomUUID();
  await pull(borrower);
  server.world.queue.wake();
  await expect.poll(() => bureau.uuids(), patient).toEqual([borrower]);
  expect(mail.ended).toEqual([]);

  // A code goes before the letters that wait.
  await post(server.world, letter('a code'), 600_000);
  mail.open();
  await expect.poll(() => mail.uuids(), patient).toContain('a code');
  while (mail.uuids().length > 0) {
    mail.open();
    await new Promise((resume) => setTimeout(resume, 20));
  }
  bureau.open();
});

test('every job that asks an outside party, and every letter, has its lane', () => {
  const laneOf = Object.fromEntries(Object.values(handlers).map(({ name, lane = 'own' }) => [name, lane]));
  const of = (lane: string) => Object.keys(laneOf).filter((name) => laneOf[name] === lane);
  expect(of('mail').toSorted()).toEqual(['deliver-message', 'renew-invitations', 'send-messages']);
  expect(of('own').toSorted()).toEqual([
    'check-upload',
    'refresh-summary',
    'rewrap-keys',
    'sandbox-reviewer',
    'welcome-documents',
  ]);
});
