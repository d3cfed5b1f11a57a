/** No one decides on their own file, and whoever tries the desk's doors leaves a trace (ASVS 8.3.1, 16.3.2). */
/** Covers src/server/desk/own-file.ts, src/server/auth/folded-mailbox.ts, src/server/desk/find-application.ts, src/server/chat/note-chat-read.ts, src/server/auth/limit.ts. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import { stream, toOpen, visit } from '../chat/chat-line.ts';
import { fact, settled, submit, walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';
import type { TestServer } from '../harness.ts';
import { openDesk } from './open-desk.ts';

const lines: string[] = [];
const server = sharedRealServer({}, (line) => lines.push(line));
const desk = '/service-desk/secure/api/v1';
const word = "You're a borrower or an owner in this application, so a colleague has to work on it.";

/** What the security log says of this work. */
async function told(work: () => Promise<unknown>) {
  const since = lines.length;
  await work();
  const said = lines
    .slice(since)
    .map((line) => JSON.parse(line) as { log?: string; event: string; account?: string });
  return said.filter(({ log }) => log === 'security');
}

/** A borrower whose co-owner has this address, with the review that asks for their signature. */
async function withCoOwner(email: string) {
  const owner = { first: 'Sam', last: 'Spouse', email, relation: 'SPOUSE' };
  const change = { 'heloc/start/contact': { ownership: 'JOINT_SPOUSE', coOwners: [owner] } };
  const borrower = await walk(server, { key: 'codeed', until: 'heloc/notary/intro', change });
  const journey = await settled(server, borrower);
  const who = String(fact(journey, 'figures.signers.0.uuid'));
  await submit(borrower, 'signing/additional', { who, what: 'IN_PERSON' });
  const rows = server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', borrower.uuid);
  const { uuid: review } = await rows.where('state', '=', 'OPEN').executeTakeFirstOrThrow();
  return { review, loan: String(fact(journey, 'application.loanNumber')) };
}

test('a reviewer who was invited as a co-owner does nothing with that application', async () => {
  const email = `both-${randomUUID()}@example.com`;
  const agent = await openDesk(server, { email });
  const { review, loan } = await withCoOwner(email);
  const press = (page: string, data: object, query: object, action = 'submit') =>
    agent.send(
      'POST',
      '/identity/api/v1/page-submission',
      { flow: 'desk', page, action, data, query },
      {
        'idempotency-key': randomUUID(),
      },
    );
  const doors = [
    () => agent.send('GET', `${desk}/review/${review}`),
    () =>
      agent.send('POST', `${desk}/review/${review}/answer`, { answer: 'accepted', reason: 'It looks good.' }),
    () => agent.send('GET', `${desk}/conditions/${loan}`),
    () =>
      press(
        'conditions/raise',
        { category: 'ROOF_REVIEW', comments: 'Please send the second page.' },
        { application: loan },
      ),
    () => press('conditions/find', { loanNumber: loan }, {}, 'show'),
  ];
  for (const door of doors) {
    const before = lines.length;
    const { status, body } = await door();
    expect([door.toString(), status, (body as { errors: string[] }).errors]).toEqual([
      door.toString(),
      409,
      [word],
    ]);
    expect(lines.slice(before).join('')).toContain('"event":"own-file-refused"');
  }
  // A colleague does all of it.
  const colleague = await openDesk(server);
  expect((await colleague.send('GET', `${desk}/conditions/${loan}`)).status).toBe(200);
  expect((await colleague.send('GET', `${desk}/review/${review}`)).status).toBe(200);
});

test('a reviewer of all lenders does not decide on what they borrow elsewhere, by the same address', async () => {
  const email = `borrows-${randomUUID()}@example.com`;
  const client = server.client('tealspar');
  const { uuid = '' } = await drive(client, readSample('happy'), { email, until: 'heloc/liens' });
  const loan = String(fact(await settled(server, { client, uuid, progress: {} }), 'application.loanNumber'));
  const agent = await openDesk(server, { email });
  expect((await agent.send('GET', `${desk}/conditions/${loan}`)).status).toBe(409);
  expect((await (await openDesk(server)).send('GET', `${desk}/conditions/${loan}`)).status).toBe(200);
});

test('a tag in an address makes no other person: neither of the borrower nor of the co-owner', async () => {
  const name = `tagged-${randomUUID()}`;
  const client = server.client('default');
  const borrowed = { email: `${name}+happy@example.com`, until: 'heloc/liens' };
  const { uuid = '' } = await drive(client, readSample('happy'), borrowed);
  const loan = String(fact(await settled(server, { client, uuid, progress: {} }), 'application.loanNumber'));
  const owned = await withCoOwner(`${name}+home@example.com`);
  for (const email of [`${name}@example.com`, `${name}+work@example.com`]) {
    const agent = await openDesk(server, { email });
    for (const number of [loan, owned.loan]) {
      const { status, body } = await agent.send('GET', `${desk}/conditions/${number}`);
      expect([email, status, (body as { errors: string[] }).errors]).toEqual([email, 409, [word]]);
    }
  }
  expect((await (await openDesk(server)).send('GET', `${desk}/conditions/${loan}`)).status).toBe(200);
});

test('a borrower at any door of the desk gets 404, and the security log a line for each', async () => {
  const borrower = await walk(server, { until: 'heloc/liens' });
  const paths = [
    'review',
    `review/${randomUUID()}`,
    'chat',
    'register',
    'register/default',
    'conditions/HL20260000001',
  ];
  for (const path of paths) {
    const noted = await told(async () =>
      expect((await borrower.client.send('GET', `${desk}/${path}`)).status).toBe(404),
    );
    expect(noted).toMatchObject([
      { event: 'desk-refused', account: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
  }
});

test('forty numbers tried one after another are logged and limited, right ones too; a colleague works on', async () => {
  const agent = await openDesk(server);
  const { client, ...known } = await walk(server, { until: 'heloc/liens' });
  const loan = String(fact(await settled(server, { client, ...known }), 'application.loanNumber'));
  const statuses: number[] = [];
  const noted = await told(async () => {
    for (let number = 0; number < 40; number += 1)
      statuses.push(
        (await agent.send('GET', `${desk}/conditions/HL3026${String(number).padStart(7, '0')}`)).status,
      );
  });
  expect(statuses.filter((status) => status === 404)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(noted.filter(({ event }) => event === 'desk-refused')).toHaveLength(20);
  expect(noted.filter(({ event }) => event === 'rate-limited')).toHaveLength(20);
  expect((await agent.send('GET', `${desk}/conditions/${loan}`)).status).toBe(429);
  expect((await (await openDesk(server)).send('GET', `${desk}/conditions/${loan}`)).status).toBe(200);
  server.pass(10 * 60_000);
  expect((await agent.send('GET', `${desk}/conditions/${loan}`)).status).toBe(200);
  server.pass(-10 * 60_000);
});

test('reading a chat stands in the trail of its application, once a visit', async () => {
  toOpen(server as unknown as TestServer);
  const { client, uuid } = await walk(server, { until: 'heloc/liens' });
  const begun = await client.expect(
    'POST',
    `${stream}/init-web-chat`,
    { ...visit, applicationUuid: uuid },
    {
      'idempotency-key': randomUUID(),
    },
  );
  const chat = String(begun.omniProxyChannelId);
  const agent = await openDesk(server);
  for (let reads = 0; reads < 3; reads += 1) await agent.expect('GET', `${desk}/chat/${chat}`);
  const rows = await server.world.db
    .selectFrom('audit')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('event', '=', 'chat-read')
    .execute();
  const me = await agent.expect('GET', '/identity/secure/api/v1/identity');
  expect(rows).toMatchObject([{ actor: me.uuid, detail: { chat } }]);
});
