/** THREAT-20 for the owners of one home: the same button by many tabs, and several owners in the same moment. */
/** Covers src/server/standing/in-parent.ts, src/server/application/parts-of.ts, src/server/signers/routes/parts.ts, src/server/signers. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { partsPath } from '../../../src/tools/journey/co-owner.ts';
import { bodyOf } from '../../../src/tools/journey/drive.ts';
import { fact, settled, submit, type Walk } from '../effects/real-server.ts';
import { freshRealServer } from '../effects/shared-real-server.ts';
import { coOwner, go, signedBorrower, way } from './co-owner.ts';

vi.setConfig({ testTimeout: 120_000 });
const tabs = 8;

let borrower: Walk;
let signer: Walk;

const server = freshRealServer();
beforeEach(async () => {
  borrower = await signedBorrower(server);
  signer = await coOwner(server);
});

async function timesOf(event: string, { uuid }: Walk): Promise<number> {
  const rows = server.world.db.selectFrom('audit').select('hash').where('application_uuid', '=', uuid);
  return (await rows.where('event', '=', event).execute()).length;
}

/** One page of the co-owner's way by many tabs. Resolves to their statuses, sorted. */
async function byTabs(index: number): Promise<number[]> {
  signer.progress.journey = await settled(server, signer);
  const step = way[index];
  if (!step) throw new Error(`The way has no page ${index}.`);
  const { version } = signer.progress.journey as { version?: number };
  const body = { ...(await bodyOf(signer.client, step, signer.progress, '')), version };
  const path = `/service-application/api/v1/application/heloc/${signer.uuid}/submission`;
  const replies = await Promise.all(
    Array.from({ length: tabs }, () =>
      signer.client.send('POST', path, body, { 'idempotency-key': randomUUID() }),
    ),
  );
  return replies.map(({ status }) => status).sort();
}

const once = [200, ...Array.from({ length: tabs - 1 }, () => 409)];

test('each page of a co-owner is taken once from eight tabs, and the closing goes on once', async () => {
  for (let index = 0; index < way.length; index++)
    expect(await byTabs(index), way[index]?.page).toEqual(once);
  expect((await settled(server, borrower)).step).toBe('DEED_SIGNING');
  expect(await timesOf('co-owners-signed', borrower)).toBe(1);
  expect(server.reports).toEqual([]);
});

test('eight logins of an invited owner open one part', async () => {
  // A server that is busy may ask some to come again.
  const others = await Promise.allSettled(Array.from({ length: tabs }, () => coOwner(server)));
  const parts = others.flatMap((one) => (one.status === 'fulfilled' ? [one.value.uuid] : []));
  expect(new Set(parts)).toEqual(new Set([signer.uuid]));
  expect(await signer.client.expect('GET', partsPath)).toHaveLength(1);
});

test('an owner cancels in the moment in which the borrower does: the line ends once, and neither waits for the other', async () => {
  await go(signer);
  const cancels = await Promise.all([
    ...Array.from({ length: tabs / 2 }, () => submit(signer, 'done', {}, { action: 'cancel' })),
    ...Array.from({ length: tabs / 2 }, () =>
      submit(borrower, 'cancel', { why: 'OTHER' }, { action: 'withdraw' }),
    ),
  ]);
  const statuses = cancels.map(({ status }) => status);
  expect(
    statuses.filter((status) => status === 200),
    String(statuses),
  ).toHaveLength(1);
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(fact(await settled(server, borrower), 'application.status')).toMatchObject({ cancelled: true });
  expect((await settled(server, signer)).step).toBe('CANCELLED');
});

test('what the borrower sends to a line that another owner has just cancelled is refused with a sentence, and changes nothing', async () => {
  await go(signer);
  expect((await submit(signer, 'done', {}, { action: 'cancel' })).status).toBe(200);
  const before = await settled(server, borrower);
  const late = await submit(borrower, 'notary/error', { cause: 'DROPPED' });
  expect([late.status, (late.body as { errors?: string[] }).errors?.[0]]).toEqual([
    409,
    'This page is not open at this point of the application.',
  ]);
  expect((await settled(server, borrower)).facts).toEqual(before.facts);
});
