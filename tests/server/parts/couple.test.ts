/** A home of two owners: the other one identifies, signs and meets the notary in a part of their own. */
/**
 * Covers src/server/standing/in-parent.ts, src/server/effects/{accept-invitation,sign-part,choose-session,acknowledge-deed}.ts,
 *   src/server/effects/{settle-part,hold-session,decline-invitation}.ts,
 *   src/server/signers/routes/parts.ts, src/server/signers, src/engine/journey/{stands-outside,address-in}.ts.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { record } from '../../../src/server/application/stored.ts';
import { partsPath } from '../../../src/tools/journey/co-owner.ts';
import { fact, inside, settled, submit, type Walk } from '../effects/real-server.ts';
import { freshRealServer } from '../effects/shared-real-server.ts';
import { accepted, offered } from '../may-submit.ts';
import { coOwner, go, journeyPath, signedBorrower, way } from './co-owner.ts';

// One stop after another, each asked for every page: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

let borrower: Walk;
let signer: Walk;

const server = freshRealServer();
beforeEach(async () => {
  borrower = await signedBorrower(server);
  signer = await coOwner(server);
});

const statusOf = async () => fact(await settled(server, borrower), 'figures.signers.0.status');

/** What the part may submit where it stands, by its step. The browser offers just what the server takes. */
async function openNow(): Promise<Record<string, string[]>> {
  const flow = server.world.content.orgs.default?.flows.signer;
  if (!flow) throw new Error('There is no flow of parts.');
  const journey = await settled(server, signer);
  const ways = offered(flow, journey);
  expect(await accepted(flow, signer), String(journey.step)).toEqual(ways);
  return { [String(journey.step)]: ways };
}

test('a couple signs: every step of the co-owner shows on the borrower, and the last one goes on with the closing', async () => {
  const steps = [(await settled(server, signer)).step];
  const seen = [await statusOf()];
  const open = await openNow();
  for (let index = 0; index < way.length; index++) {
    steps.push((await go(signer, { from: index, until: index + 1 })).step);
    seen.push(await statusOf());
    for (const [step, ways] of Object.entries(await openNow()))
      open[step] = [...new Set([...(open[step] ?? []), ...ways])].sort();
  }
  expect(open).toEqual({
    CO_SIGNER_INVITED: ['intro:decline', 'intro:submit'],
    IDENTITY_VERIFICATION: ['identity:submit'],
    NOTE_SIGNING: ['documents:paper', 'documents:withdraw', 'sign:decline', 'sign:submit'],
    DEED_SIGNING: [
      ...['notary/error:submit', 'notary/intro:submit', 'notary/session:answers', 'notary/session:sign'],
      ...['notary/session:start', 'notary:submit'],
    ],
    CO_SIGNED: ['done:cancel'],
  });
  expect([...new Set(steps)]).toEqual([
    ...['CO_SIGNER_INVITED', 'IDENTITY_VERIFICATION', 'NOTE_SIGNING', 'DEED_SIGNING', 'CO_SIGNED'],
  ]);
  expect([...new Set(seen)]).toEqual(['VIEWED', 'ID_DONE', 'SIGNED']);
  const journey = await settled(server, borrower);
  expect(journey.step).toBe('DEED_SIGNING');
  expect(fact(journey, 'application.coDeedStatus')).toBe('COMPLETE');
  const papers = fact(await settled(server, signer), 'application.documents') as {
    type: string;
    signedAt?: string;
  }[];
  const signed = papers.filter(({ signedAt }) => signedAt).map(({ type }) => type);
  expect([...new Set(signed)].sort()).toEqual(['RIGHT_TO_CANCEL', 'SECURITY_INSTRUMENT']);
});

test('neither sees the other: no answer of the borrower holds in the part, and each address is closed to the other', async () => {
  const mine = await settled(server, borrower);
  await go(signer, { until: 3 });
  const part = await settled(server, signer);
  const text = JSON.stringify(part);
  for (const path of [
    'profile.email',
    'profile.phone',
    'profile.dob',
    'application.disburseAccount.routingNumber',
  ])
    expect(text, path).not.toContain(String(fact(mine, path)));
  expect(text).not.toContain(borrower.uuid);
  expect(Object.keys(part.facts.income as object)).toEqual([]);
  expect(fact(part, 'application.amount')).toBe(0);
  expect((await signer.client.send('GET', journeyPath(borrower.uuid))).status).toBe(404);
  expect((await borrower.client.send('GET', journeyPath(signer.uuid))).status).toBe(404);
  const documents = fact(mine, 'application.documents') as { uuid: string }[];
  const foreign = `${journeyPath(signer.uuid).replace('/journey', '')}/documents/${documents[0]?.uuid}`;
  expect((await signer.client.send('GET', foreign)).status).toBe(404);
  const list = await borrower.client.expect('GET', '/service-application/api/v3/application/heloc/all');
  expect((list as unknown as unknown[]).length).toBe(1);
  expect(await signer.client.expect('GET', '/service-application/api/v3/application/heloc/all')).toEqual([]);
  expect(await signer.client.expect('GET', partsPath)).toEqual([{ uuid: signer.uuid, flow: 'signer' }]);
});

test('a co-owner signs once: what is sent again is answered or refused, and the pages before are closed', async () => {
  await go(signer, { until: 3 });
  const again = await submit(signer, 'sign', {
    read: [],
    signature: { typedName: 'Sam Spouse', initials: 'SS' },
  });
  expect(again.status).toBe(409);
  const repeated = await Promise.all([
    submit(signer, 'notary', { together: 'TOGETHER' }),
    submit(signer, 'notary', { together: 'TOGETHER' }),
  ]);
  expect(repeated.map(({ status }) => status).sort()).toEqual([200, 409]);
  const journey = await settled(server, borrower);
  expect(journey.step).toBe('DEED_SIGNING');
  const events = await server.world.db
    .selectFrom('audit')
    .select('event')
    .where('application_uuid', '=', borrower.uuid)
    .where('event', '=', 'co-owners-signed')
    .execute();
  expect(events.length).toBe(1);
});

test('a co-owner declines with a reason, which the borrower reads, and the part is over', async () => {
  const reply = await submit(
    signer,
    'intro',
    { declining: true, reason: 'I was not asked.' },
    { action: 'decline' },
  );
  expect(reply.status).toBe(200);
  const journey = await settled(server, borrower);
  expect(fact(journey, 'figures.signers.0')).toMatchObject({
    status: 'DECLINED',
    declineReason: 'I was not asked.',
  });
  expect((await settled(server, signer)).step).toBe('DECLINED');
  expect((await submit(signer, 'intro', { esign: true })).status).toBe(409);
});

test('a co-owner for whom no time is left has the notary asked again, and books one of the new times', async () => {
  await go(signer, { until: 3 });
  expect((await submit(signer, 'notary', { together: 'APART' })).status).toBe(200);
  const look = { action: 'look' };
  expect((await submit(signer, 'notary/intro', {}, look)).status).toBe(409);
  const goneBy = new Date(server.world.clock.now() - 3_600_000).toISOString();
  await inside(server, signer.uuid, (scope) =>
    record(scope, 'figures', { notarySlots: [{ id: goneBy, start: goneBy, label: goneBy }] }),
  );

  expect((await submit(signer, 'notary/intro', {}, look)).status).toBe(200);
  const slots = fact(await settled(server, signer), 'figures.notarySlots') as { start?: string }[];
  const [first = ''] = slots.flatMap(({ start }) => start ?? []);
  expect(Date.parse(first)).toBeGreaterThan(server.world.clock.now());
  expect((await submit(signer, 'notary/intro', { devices: { otherDevice: true }, slot: first })).status).toBe(
    200,
  );
});
