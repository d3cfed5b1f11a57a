/** When an application ends, every company that still works for it is told to stop, once; what it answers later changes nothing. */
/** Covers src/server/handlers/call-off.ts, src/server/handlers/{chain,in-steps,work}.ts, src/server/platform/parties/common/called-off.ts, src/server/desk/notary-visit.ts, src/server/standing/detect/detect-reviews.ts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endApplication } from '../../../src/server/application/end-application.ts';
import { record, stored } from '../../../src/server/application/stored.ts';
import { callOff } from '../../../src/server/handlers/call-off.ts';
import { handlers } from '../../../src/server/handlers/handlers.ts';
import {
  arrive,
  fact,
  inside,
  openRealServer,
  type RealServer,
  settled,
  submit,
  type Walk,
} from './real-server.ts';
import { visitTime } from './visit-time.ts';

let server: RealServer;
beforeEach(async () => {
  server = await openRealServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const stop = (borrower: Walk) => submit(borrower, 'cancel', {}, { action: 'withdraw' });
const parties = () => server.world.parties;
const run = (handler: typeof callOff, { uuid }: Walk) =>
  handler.run({ world: server.world, data: { applicationUuid: uuid }, jobUuid: uuid, skipped: false });

/** What the trail says was called off. */
async function calledOff({ uuid }: Walk): Promise<unknown[]> {
  const rows = await server.world.db
    .selectFrom('audit')
    .select('detail')
    .where('application_uuid', '=', uuid)
    .where('event', '=', 'called-off')
    .execute();
  return rows.map(({ detail }) => (detail as { company: string }).company).toSorted();
}

/** A borrower whose valuation is with the broker. */
async function valued(): Promise<Walk> {
  vi.spyOn(parties().valuation, 'report').mockResolvedValue({ pending: true });
  const borrower = await arrive(server, { key: 'noavm', until: 'heloc/liens' });
  const estimate = { ownerValue: 420000, condition: 'GOOD', bedrooms: 3, bathrooms: 1.5, squareFeet: 1600 };
  const sent = await submit(borrower, 'bpo/estimate-value', { ...estimate, yearBuilt: 1978, fee: true });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  await settled(server, borrower);
  return borrower;
}

test('a valuation that was ordered is called off once, with a row in the trail', async () => {
  const borrower = await valued();
  const { valuationReference } = await inside(server, borrower.uuid, (scope) =>
    stored(scope, 'underwriting'),
  );
  const cancel = vi.spyOn(parties().valuation, 'cancel');

  expect((await stop(borrower)).status).toBe(200);
  await settled(server, borrower);
  await run(callOff, borrower);

  expect(cancel.mock.calls.map(([, reference]) => reference)).toEqual([valuationReference]);
  expect(await calledOff(borrower)).toEqual(['valuation']);
});

test('a company that does not answer is told again by the next try', async () => {
  const borrower = await valued();
  let away = true;
  vi.spyOn(parties().valuation, 'cancel').mockImplementation(async () => {
    if (away) throw new Error('no line');
    return { stopped: true };
  });
  await inside(server, borrower.uuid, (scope) => endApplication(scope, 'INCOMPLETE'));

  await expect(run(callOff, borrower)).rejects.toThrow();
  expect(await calledOff(borrower)).toEqual([]);
  away = false;
  await run(callOff, borrower);
  expect(await calledOff(borrower)).toEqual(['valuation']);
});

test('a report that arrives after the end changes nothing', async () => {
  const borrower = await valued();
  let answer = (_: { pending: false; value: number }): void => undefined;
  const asked = new Promise<void>((begin) => {
    vi.spyOn(parties().valuation, 'report').mockImplementation(() => {
      begin();
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
  });
  const looking = run(handlers.valuation as typeof callOff, borrower);
  await asked;
  await inside(server, borrower.uuid, (scope) => endApplication(scope, 'WITHDRAWN'));
  answer({ pending: false, value: 900_000 });
  await looking;

  const journey = await settled(server, borrower);
  expect(journey.step).toBe('CANCELLED');
  expect(fact(journey, 'application.property.valueCents')).not.toBe(90_000_000);
});

test('an order that was on its way when the application ended is called off as soon as its number is known', async () => {
  const borrower = await valued();
  await inside(server, borrower.uuid, (scope) => record(scope, 'underwriting', { valuationReference: null }));
  let answer = (_: { reference: string }): void => undefined;
  const asked = new Promise<void>((begin) => {
    vi.spyOn(parties().valuation, 'order').mockImplementation(() => {
      begin();
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
  });
  const cancel = vi.spyOn(parties().valuation, 'cancel');
  const ordering = run(handlers.valuation as typeof callOff, borrower);
  await asked;
  await inside(server, borrower.uuid, (scope) => endApplication(scope, 'WITHDRAWN'));
  answer({ reference: 'BPO-LATE' });
  await ordering;
  await settled(server, borrower);

  expect(cancel.mock.calls.map(([, reference]) => reference)).toContain('BPO-LATE');
});

test('before the deed: the title company and the notary of a booked session are told', async () => {
  const borrower = await arrive(server, { until: 'heloc/notary/intro' });
  await settled(server, borrower);
  await inside(server, borrower.uuid, (scope) =>
    record(scope, 'figures', { notary: { name: 'Nadia Sample', confirmedFor: 'NOW' } }),
  );
  const notary = vi.spyOn(parties().notary, 'cancel');
  await inside(server, borrower.uuid, (scope) => endApplication(scope, 'RESCINDED'));
  await settled(server, borrower);

  expect(await calledOff(borrower)).toEqual(['notary', 'title']);
  expect(notary.mock.calls.map(([, slot]) => slot)).toEqual(['NOW']);
});

test('a decline closes the file of the title company; an application that goes on is left alone', async () => {
  const borrower = await arrive(server, { until: 'heloc/notary/intro' });
  await settled(server, borrower);
  await run(callOff, borrower);
  expect(await calledOff(borrower)).toEqual([]);

  await inside(server, borrower.uuid, (scope) =>
    record(scope, 'underwriting', { declinedBy: { row: 'a row', reopens: 'REVIEW' } }),
  );
  await run(callOff, borrower);
  expect(await calledOff(borrower)).toEqual(['title']);
});

test('a notary who was booked in person is called off by a person; no other review of an ended application stays open', async () => {
  const borrower = await arrive(server, { key: 'manualnotary', until: 'heloc/notary/intro' });
  await settled(server, borrower);
  const location = { street1: '101 Sandbox Way', city: 'Sacramento', state: 'CA', zip: '95814' };
  const time = visitTime(server, 1);
  await submit(borrower, 'notary/schedule-manual', { preferences: [time], location });
  await settled(server, borrower);
  await server.world.queue.advance(21_000);
  await settled(server, borrower);
  const open = async () => {
    const reviews = server.world.db.selectFrom('reviews').select('name').where('state', '=', 'OPEN');
    const rows = await reviews.where('application_uuid', '=', borrower.uuid).execute();
    return rows.map(({ name }) => name);
  };
  expect(await open()).toEqual(['deedInPerson']);

  await inside(server, borrower.uuid, (scope) => endApplication(scope, 'RESCINDED'));
  expect(await open()).toEqual(['visitToCallOff']);
  await server.world.queue.advance(21_000);
  await settled(server, borrower);
  expect(await open()).toEqual([]);
  expect(await calledOff(borrower)).toEqual(['notary in person', 'title']);
});
