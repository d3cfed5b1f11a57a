/** Covers src/server/routes. */
/**
 * No caller gets another's data by any route (THREAT-1, THREAT-2). The matrix is made from the route table: every row,
 * every caller, about their own and about another's application. A new route is covered as soon as it is a row.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../../src/server/calls/route.ts';
import { drive, readSample } from '../../src/tools/journey/drive.ts';
import { openRealServer, type RealServer, settled } from './effects/real-server.ts';
import {
  type CallerName,
  callerNames,
  idle,
  nobodies,
  type People,
  type Person,
  shownBy,
} from './matrix/callers.ts';
import { canariesIn, oneOfEachKind } from './matrix/canaries.ts';
import { promised, type Whose } from './matrix/expected.ts';
import { type About, innerGaps, namesAThing, requestFor } from './matrix/requests.ts';
import { oneOfEachTable, rowsOf } from './matrix/rows-of.ts';

const otherLender = 'tealspar';
/** What the owner answers where the others answer as the sample does. */
const unlike = {
  Maria: 'Zyxwvutina',
  Alvarez: 'Quackenbush',
  'Northwind Design': 'Quuxwind Canary Works',
  'Sandbox Mutual': 'Canary Mutual of Quux',
  'SM-778812': 'QX-993311',
  '+12025550102': '+12025550197',
};
const sample = readSample('happy');

let server: RealServer;
let people: People;
let canaries: string[];
/** Identifiers of the owner's things: account, files, documents, names, addresses, incomes. */
let things: string[];
let pages: readonly string[];

beforeAll(async () => {
  server = await openRealServer();
  const owner = await borrower('default', unlike);
  const neighbour = await borrower('default', {}, 'heloc/liens');
  const stranger = await borrower(otherLender, {}, 'heloc/liens');
  people = { owner: owner.person, neighbour: neighbour.person, stranger: stranger.person };
  const known = JSON.stringify([server.world.content, sample, neighbour.facts, stranger.facts]);
  const stored = await oneOfEachTable(server.world, owner.person);
  things = [...new Set([owner.person.account.uuid, ...stored, ...oneOfEachKind(owner.facts)])];
  // What the callers themselves ask about they know already.
  const asked = new Set([...things, owner.person.application]);
  canaries = canariesIn(owner.facts, known).filter((canary) => !asked.has(canary));
  pages = Object.keys(server.world.content.orgs.default?.flows.heloc?.pages ?? {});
}, 120_000);
afterAll(() => server.close());

async function borrower(org: string, renamed: Record<string, string>, until?: string) {
  const client = server.client(org);
  const text = Object.entries(renamed).reduce(
    (answers, [from, to]) => answers.replaceAll(from, to),
    JSON.stringify(sample),
  );
  const email = `${org}${Object.keys(renamed).length}${Date.now()}+happy@example.com`;
  const progress = await drive(client, JSON.parse(text), { email, ...(until && { until }) });
  const uuid = progress.uuid ?? '';
  const { facts } = await settled(server, { client, uuid, progress });
  const account = await server.world.db
    .selectFrom('applications')
    .select('owner_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const person: Person = { account: { uuid: account.owner_uuid, orgCode: org }, application: uuid };
  return { person, facts };
}

async function ask(row: Route, caller: CallerName, about: Omit<About, 'pages'>) {
  const request = requestFor(row, { ...about, pages });
  const { headers, cookies } = await shownBy(caller, people, server.world);
  return server.app.inject({ ...request, cookies, headers: { ...request.headers, ...headers } });
}

/** What is wrong with the answer to one cell of the matrix; nothing when all is well. */
async function deviation(row: Route, caller: CallerName, whose: Whose, about: Omit<About, 'pages'>) {
  const { statusCode, body } = await ask(row, caller, about);
  const cell = `${row.method} ${row.path} by ${caller} about ${whose === 'own' ? 'their own' : 'another’s'}`;
  const seen = canaries.filter((canary) => body.includes(canary));
  const isPromised = promised[row.actors](caller, whose, row)(statusCode);
  return [
    ...(isPromised ? [] : [`${cell}: ${statusCode} ${body.slice(0, 80)}`]),
    ...seen.map((canary) => `${cell}: shows ${canary}`),
  ];
}

const rows = () => server.app.routeTable;
const others = () => callerNames.filter((name) => name !== 'owner');

test('the owner has secrets of every kind, and things that have identifiers', () => {
  for (const secret of Object.values(unlike)) expect(canaries).toContain(secret);
  expect(canaries.length).toBeGreaterThan(30);
  expect(things.length).toBeGreaterThan(8);
  expect(new Set(rows().map(({ actors }) => actors))).toEqual(new Set(Object.keys(promised)));
});

test('about the owner, no one else is answered by any route, and nothing of the owner changes', async () => {
  const { owner } = people;
  const before = await rowsOf(server.world, owner);
  const wrong: string[] = [];
  for (const row of rows()) {
    const inner = namesAThing(row) ? things : things.slice(0, 1);
    for (const caller of others())
      for (const thing of caller in nobodies ? inner.slice(0, 1) : inner)
        wrong.push(
          ...(await deviation(row, caller, 'foreign', { application: owner.application, inner: thing })),
        );
  }
  expect(wrong).toEqual([]);
  expect(await rowsOf(server.world, owner)).toEqual(before);
}, 60_000);

test('inside one’s own application another’s things are not found', async () => {
  const { owner, neighbour, stranger } = people;
  const before = await rowsOf(server.world, owner);
  const wrong: string[] = [];
  for (const row of rows().filter((one) => one.actors === 'owner' && innerGaps(one).length > 0))
    for (const thing of things)
      for (const [caller, { application }] of [
        ['neighbour', neighbour],
        ['stranger', stranger],
      ] as const)
        wrong.push(...(await deviation(row, caller, 'foreign', { application, inner: thing })));
  expect(wrong).toEqual([]);
  expect(await rowsOf(server.world, owner)).toEqual(before);
}, 60_000);

test('what asks for an identifier of one’s own takes no other’s', async () => {
  const { application } = people.owner;
  const status = async (row: Route, caller: CallerName, inner: string) =>
    (await ask(row, caller, { application, inner })).statusCode;
  const wrong: string[] = [];
  for (const row of rows().filter((one) => one.actors === 'signed-in' && namesAThing(one))) {
    // A route that takes what does not exist as well tells nobody's things from nothing.
    if ((await status(row, 'owner', randomUUID())) < 300) continue;
    for (const inner of things) {
      const isOwn = (await status(row, 'owner', inner)) < 300;
      const foreign = await status(row, 'neighbour', inner);
      if (isOwn && foreign !== 404)
        wrong.push(`${row.method} ${row.path}: ${foreign} for another’s ${inner}`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('the owner is answered by every route', async () => {
  const wrong: string[] = [];
  for (const row of rows()) {
    const tried = innerGaps(row).length > 0 && row.actors === 'owner' ? things : things.slice(0, 1);
    const statuses: number[] = [];
    for (const inner of tried) {
      const { statusCode } = await ask(row, 'owner', { application: people.owner.application, inner });
      statuses.push(statusCode);
      if (!promised[row.actors]('owner', 'own', row)(statusCode))
        wrong.push(`${row.method} ${row.path}: ${statusCode}`);
    }
    if (row.actors === 'owner' && statuses.every((status) => status === 404))
      wrong.push(`${row.method} ${row.path} finds nothing of the owner’s own`);
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('FINDING-B1: with one connection and a token six minutes old, every route answers at once', async () => {
  const { owner } = people;
  const wrong: string[] = [];
  const renewed = new Set<string>();
  for (const row of rows()) {
    const tried = innerGaps(row).length > 0 ? things : things.slice(0, 1);
    for (const inner of tried) {
      const request = requestFor(row, { application: owner.application, inner, pages });
      const { headers, cookies } = await idle(owner, server.world);
      const started = Date.now();
      const answer = await server.app.inject({
        ...request,
        cookies,
        headers: { ...request.headers, ...headers },
      });
      const isLate = Date.now() - started > 5_000;
      if (answer.headers.authorization) renewed.add(row.path.split('/').slice(-2).join('/'));
      if (isLate || answer.statusCode >= 500)
        wrong.push(`${row.method} ${row.path}: ${answer.statusCode} after ${Date.now() - started} ms`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...renewed]).toEqual(expect.arrayContaining(['documents/:id', 'files/:id', ':uuid/journey']));
}, 60_000);
