/**
 * No caller gets another's data by any route (THREAT-1, THREAT-2). The matrix is made from the route table: every row,
 * every caller, about their own and about another's application; a co-owner who signs and people at lenders are callers
 * too. A new route is covered as soon as it is a row.
 */
/**
 * Covers src/server/facts/invitation-facts.ts, src/server/chat/routes, src/server/desk/routes, src/server/http/routes,
 *   src/server/identity/routes, src/server/messages/routes, src/server/registration/routes, src/server/signers/routes,
 *   src/server/start/routes, src/server/submission/routes, src/server/support/routes, src/server/uploads/routes.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { readTree } from '../../src/content/files/read-files.ts';
import { insertAccount } from '../../src/server/auth/insert-account.ts';
import { assembleFacts } from '../../src/server/facts/assemble.ts';
import type { Route } from '../../src/server/http/calls/route.ts';
import { openPart } from '../../src/server/signers/parts/open-part.ts';
import { drive, readSample } from '../../src/tools/journey/drive.ts';
import { inside, settled } from './effects/real-server.ts';
import { sharedRealServer } from './effects/shared-real-server.ts';
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

let people: People;
let canaries: string[];
/** Identifiers of the owner's things: account, files, documents, names, addresses, incomes. */
let things: string[];
let pages: readonly string[];
/** What the pages of a co-owner's part name of the borrower. */
let named: string[];

const server = sharedRealServer();
beforeAll(async () => {
  // As a server that serves has them: what the desk shows of lenders is asked for, too.
  const loaded = { content: server.world.content, tree: readTree('.') };
  server.world.lenders = { loaded, admit: () => undefined };
  const owner = await borrower('default', unlike);
  const neighbour = await borrower('default', {}, 'heloc/liens');
  const stranger = await borrower(otherLender, {}, 'heloc/liens');
  const signer = await signerOf(owner.person);
  people = {
    owner: owner.person,
    neighbour: neighbour.person,
    stranger: stranger.person,
    signer,
    reviewer: await reviewerAt('default'),
    outsider: await reviewerAt(otherLender),
  };
  const known = JSON.stringify([server.world.content, sample, neighbour.facts, stranger.facts]);
  const stored = await oneOfEachTable(server.world, owner.person);
  things = [...new Set([owner.person.account.uuid, ...stored, ...oneOfEachKind(owner.facts)])];
  // What the callers themselves ask about they know already.
  const asked = new Set([...things, owner.person.application]);
  canaries = canariesIn(owner.facts, known).filter((canary) => !asked.has(canary));
  const part = JSON.stringify(await inside(server, signer.application, assembleFacts));
  named = canaries.filter((canary) => part.includes(canary));
  pages = Object.keys(server.world.content.orgs.default?.flows.heloc?.pages ?? {});
});

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

/** A co-owner of the owner's home, with a part of their own in the application. */
async function signerOf({ application }: Person): Promise<Person> {
  const { world } = server;
  const person = { first: 'Sam', last: 'Cosigner', email: 'co-owner@example.com' };
  const account = { orgCode: 'default', email: person.email, kind: 'CO_DEEDER', secret: 'none' };
  const accountUuid = await insertAccount(world.db, world, account);
  const invited = { signerUuid: randomUUID(), accountUuid, role: 'CO_DEEDER' as const, person };
  const part = await inside(server, application, (scope) => openPart(scope, invited));
  return { account: { uuid: accountUuid, orgCode: 'default' }, application: part };
}

async function reviewerAt(orgCode: string): Promise<Person> {
  const { world } = server;
  const account = { orgCode, email: `reviewer@${orgCode}.example.com`, kind: 'AGENT', secret: 'none' };
  return {
    account: { uuid: await insertAccount(world.db, world, account), orgCode },
    application: randomUUID(),
  };
}

// Who works at the borrower's lender sees at the desk what the desk shows.
function mayBeSeen(caller: CallerName, row: Route): readonly string[] {
  if (caller === 'signer') return named;
  return caller === 'reviewer' && row.actors === 'reviewer' ? canaries : [];
}

async function ask(row: Route, caller: CallerName, about: Omit<About, 'pages'>) {
  // Who tries so many numbers is held back at the desk; here each try counts as the first.
  await server.world.db.deleteFrom('rate_limits').where('bucket', 'like', 'desk-miss/%').execute();
  const request = requestFor(row, { ...about, pages });
  const { headers, cookies } = await shownBy(caller, people, server.world);
  return server.app.inject({ ...request, cookies, headers: { ...request.headers, ...headers } });
}

/** What is wrong with the answer to one cell of the matrix; nothing when all is well. */
async function deviation(row: Route, caller: CallerName, whose: Whose, about: Omit<About, 'pages'>) {
  const { statusCode, body } = await ask(row, caller, about);
  const cell = `${row.method} ${row.path} by ${caller} about ${whose === 'own' ? 'their own' : 'another’s'}`;
  const allowed = mayBeSeen(caller, row);
  const seen = canaries.filter((canary) => body.includes(canary) && !allowed.includes(canary));
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

/** What is wrong when these callers ask every route about the owner. */
async function askAbout(owner: Person, callers: readonly CallerName[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const row of rows()) {
    const inner = namesAThing(row) ? things : things.slice(0, 1);
    for (const caller of callers)
      for (const thing of caller in nobodies ? inner.slice(0, 1) : inner)
        wrong.push(
          ...(await deviation(row, caller, 'foreign', { application: owner.application, inner: thing })),
        );
  }
  return wrong;
}

test('about the owner, no one else is answered by any route, and nothing of the owner changes', async () => {
  const { owner, signer } = people;
  // What names the part is the signer's, who may choose a language for it.
  const rowsOfOwner = async () =>
    (await rowsOf(server.world, owner)).filter((row) => !row.includes(signer.application));
  const before = await rowsOfOwner();
  expect(
    await askAbout(
      owner,
      others().filter((name) => name !== 'reviewer'),
    ),
  ).toEqual([]);
  expect(await rowsOfOwner()).toEqual(before);
});

test('who works at the owner’s lender is answered at the desk, which notes what was seen, and nowhere else', async () => {
  expect(await askAbout(people.owner, ['reviewer'])).toEqual([]);
});

test('of the borrower a co-owner’s part names who invites, the number, the notary’s hour and the days to come, and nothing else', async () => {
  const { application } = people.owner;
  const { loanNumber } = (await inside(server, application, async (scope) => scope)).application;
  const others = named.filter(
    (text) =>
      !text.includes(loanNumber) && !/^\d{4}-\d\d-\d\d$/.test(text) && !/, 20\d\d at \d+:\d\d /.test(text),
  );
  expect(others.toSorted()).toEqual(['Quackenbush', 'Zyxwvutina']);
});

test('a part is its signer’s alone: nobody else is answered about it, the borrower neither', async () => {
  const { signer } = people;
  const wrong: string[] = [];
  const about = { application: signer.application, inner: signer.application };
  for (const row of rows().filter(({ actors }) => actors === 'owner')) {
    for (const caller of callerNames.filter((name) => name !== 'signer'))
      wrong.push(...(await deviation(row, caller, 'foreign', about)));
    wrong.push(...(await deviation(row, 'signer', 'own', about)));
  }
  expect(wrong).toEqual([]);
});

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
});

test('what asks for an identifier of one’s own takes no other’s', async () => {
  const { application } = people.owner;
  const status = async (row: Route, caller: CallerName, inner: string) =>
    (await ask(row, caller, { application, inner })).statusCode;
  const wrong: string[] = [];
  for (const row of rows().filter((one) => one.actors === 'signed-in' && namesAThing(one))) {
    // A route that takes what does not exist as well tells no one's things from nothing.
    if ((await status(row, 'owner', randomUUID())) < 300) continue;
    for (const inner of things) {
      const isOwn = (await status(row, 'owner', inner)) < 300;
      const foreign = await status(row, 'neighbour', inner);
      if (isOwn && foreign !== 404)
        wrong.push(`${row.method} ${row.path}: ${foreign} for another’s ${inner}`);
    }
  }
  expect(wrong).toEqual([]);
});

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
});

test('FINDING-B1: with one connection and a token six minutes old, every route answers at once', async () => {
  const { owner } = people;
  const wrong: string[] = [];
  const renewed = new Set<string>();
  for (const row of rows()) {
    const tried = innerGaps(row).length > 0 ? things : things.slice(0, 1);
    for (const inner of tried) {
      const request = requestFor(row, { application: owner.application, inner, pages });
      const { headers, cookies } = await idle(owner, server.world);
      const answer = await server.app.inject({
        ...request,
        cookies,
        headers: { ...request.headers, ...headers },
      });
      if (answer.headers.authorization) renewed.add(row.path.split('/').slice(-2).join('/'));
      if (answer.statusCode >= 500) wrong.push(`${row.method} ${row.path}: ${answer.statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...renewed]).toEqual(expect.arrayContaining(['documents/:id', 'files/:id', ':uuid/journey']));
});
