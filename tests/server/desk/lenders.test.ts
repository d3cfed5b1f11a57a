/**
 * A person of ours reads at the desk what a lender says, and approves exactly that: every server of the database serves it from then on,
 * and no longer than it is so.
 */
/** Covers src/server/desk/lenders, src/server/identity/effects/approve-lender.ts, src/server/start/{take-approvals,serve-lenders}.ts. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ownDigests } from '../../../src/content/approval/approval.ts';
import { readApprovers } from '../../../src/content/approval/approvers.ts';
import { type LoadedContent, loadContent } from '../../../src/content/read-content.ts';
import { serveLenders } from '../../../src/server/start/serve-lenders.ts';
import type { Client } from '../../../src/tools/journey/client.ts';
import { newKey, signed } from '../../../src/tools/review/approver-key.ts';
import type { Approvals } from '../../../src/types/approvals.ts';
import type { Reading } from '../../../src/types/reading.ts';
import { openRealServer, type RealServer } from '../effects/real-server.ts';
import { password } from './open-desk.ts';

const root = mkdtempSync(join(tmpdir(), 'approved-'));
for (const folder of ['flows', 'schemas', 'orgs/default', 'orgs/elmsward', 'orgs/sunhatch', 'orgs/palebloom'])
  cpSync(folder, join(root, folder), { recursive: true });
const approvers = readApprovers(`Ann Alvarez:${newKey(join(root, 'ann.pem'))}`);
const before = { isUnchanged: () => false, hostsOf: () => [], keep: () => undefined };
const base = '/service-desk/secure/api/v1/lenders';

let loaded: LoadedContent;
let server: RealServer;
const faults: unknown[] = [];
const report = (error: unknown) => faults.push(error);
beforeAll(async () => {
  const files = ownDigests(loadContent(root).tree, 'palebloom');
  const record = signed(
    'palebloom',
    { by: 'Ann Alvarez', at: '2026-11-01T20:00:00.000Z', files },
    join(root, 'ann.pem'),
  );
  writeFileSync(join(root, 'orgs/palebloom/approval.json'), JSON.stringify(record));
  loaded = loadContent(root, { approvers });
  server = await openRealServer({}, undefined, loaded.content);
  await serveLenders(server.app, server.world, { root, loaded, before, report });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
  expect(faults).toEqual([]);
});

async function desk({
  email,
  org = 'default',
  mayApprove = false,
}: {
  email: string;
  org?: string;
  mayApprove?: boolean;
}) {
  const client = server.client(org);
  const { code } = await client.expect('POST', '/sandbox/reviewers', { email, password, mayApprove });
  await client.expect('POST', '/identity/api/v1/login', { email, password, code });
  return client;
}

async function read(client: Client, lender: string): Promise<Reading> {
  return (await client.expect('GET', `${base}/${lender}`)) as unknown as Reading;
}

function approve(client: Client, lender: string, digest: string | undefined) {
  const sent = { flow: 'desk', page: 'lender', action: 'submit', data: { read: digest }, query: { lender } };
  return client.send('POST', '/identity/api/v1/page-submission', sent, { 'idempotency-key': randomUUID() });
}

test('the list says who waits and why, who was approved by whom; it is for our people alone', async () => {
  const ann = await desk({ email: 'ann@example.com' });
  const { waiting, lenders } = (await ann.expect('GET', base)) as unknown as Approvals;

  expect(waiting).toBe(2);
  expect(lenders).toEqual([
    { code: 'elmsward', name: 'Elmsward FCU', state: 'WAITING', why: 'NEW' },
    { code: 'sunhatch', name: 'Sunhatch', state: 'WAITING', why: 'NEW' },
    {
      code: 'palebloom',
      name: expect.any(String),
      state: 'APPROVED',
      by: 'Ann Alvarez',
      at: '2026-11-01T20:00:00.000Z',
    },
  ]);
  const theirs = await desk({ email: 'bo@palebloom.example', org: 'palebloom' });
  expect((await theirs.send('GET', base)).status).toBe(404);
  expect((await theirs.send('GET', `${base}/palebloom`)).status).toBe(404);
  expect((await ann.send('GET', `${base}/default`)).status).toBe(404);
  expect((await ann.send('GET', `${base}/nosuch`)).status).toBe(404);
});

test('what is read is approved, by who may, and only as it was read', async () => {
  const reader = await desk({ email: 'reader@example.com' });
  const cy = await desk({ email: 'cy@example.com', mayApprove: true });
  const shown = await read(cy, 'elmsward');
  expect(shown).toMatchObject({ name: 'Elmsward FCU', state: 'WAITING', mayApprove: true });
  expect(shown.places).toContainEqual({
    ...{ file: 'flows/heloc/pricing.json', place: '/base/700/45' },
    ...{ ours: '10.7', theirs: '10.6' },
  });
  const [version] = shown.versions;

  expect((await approve(reader, 'elmsward', version?.uuid)).status).toBe(403);
  expect((await approve(cy, 'elmsward', 'another')).status).toBe(409);
  expect((await approve(cy, 'sunhatch', version?.uuid)).status).toBe(409);
  expect(server.world.content.outOfService).toHaveProperty('elmsward');
  expect(
    (await server.client('elmsward').send('GET', '/service-application/api/v3/application/heloc/all')).status,
  ).toBe(503);

  expect((await approve(cy, 'elmsward', version?.uuid)).status).toBe(200);
  expect(
    (await server.client('elmsward').send('GET', '/service-application/api/v3/application/heloc/all')).status,
  ).toBe(401);
  expect(await read(cy, 'elmsward')).toMatchObject({ state: 'APPROVED', by: 'cy@example.com' });
  expect((await cy.expect('GET', base)).waiting).toBe(1);
});

test('another server of the database, and the next start, serve it at once; a changed word waits again', async () => {
  const again = loadContent(root, { approvers });
  expect(again.content.outOfService).toHaveProperty('elmsward');
  const world = { ...server.world, content: again.content };
  await serveLenders(server.app, world, { root, loaded: again, before, report });
  expect(Object.keys(again.content.outOfService)).toEqual(['sunhatch']);

  const file = join(root, 'orgs/elmsward/org.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Become a member', 'Join us'));
  const changed = loadContent(root, { approvers });
  await serveLenders(
    server.app,
    { ...world, content: changed.content },
    { root, loaded: changed, before, report },
  );
  expect(Object.keys(changed.content.outOfService).sort()).toEqual(['elmsward', 'sunhatch']);
});

test('a server that runs takes up within seconds what was approved at another', async () => {
  const running = loadContent(root, { approvers });
  const world = { ...server.world, content: running.content };
  await serveLenders(server.app, world, { root, loaded: running, before, report });
  expect(running.content.outOfService).toHaveProperty('sunhatch');

  const dee = await desk({ email: 'dee@example.com', mayApprove: true });
  const { versions } = await read(dee, 'sunhatch');
  expect((await approve(dee, 'sunhatch', versions[0]?.uuid)).status).toBe(200);
  await vi.waitFor(() => expect(running.content.orgs).toHaveProperty('sunhatch'), 30_000);
});

test('of a lender that a key approved, what changed since comes first; its Spanish with the English that it stands for', async () => {
  const name = 'flows/register/pages/name.json';
  const es = join(root, 'orgs/palebloom/flows/languages/es/register/pages/name.json');
  mkdirSync(dirname(es), { recursive: true });
  writeFileSync(es, JSON.stringify({ title: 'Díganos su nombre' }));
  const changed = loadContent(root, { approvers });
  server.world.lenders = { loaded: changed, admit: () => undefined };
  const shown = await read(await desk({ email: 'eve@example.com' }), 'palebloom');

  expect(shown.state).toBe('WAITING');
  expect(shown.changed).toEqual([
    {
      ...{ file: `flows/languages/es/${name.slice(6)}`, place: '/title', ours: expect.any(String) },
      theirs: expect.stringMatching(/^Díganos su nombre \(its English: .+\)$/),
    },
  ]);
  expect(shown.places.map(({ file }) => file)).toContain(name);
});
