/** A session with the notary that fails says why, and is held again. */
/**
 * Covers src/server/effects/{report-notary-trouble,complete-notary}.ts, src/server/underwriting/stop-notary-session.ts.
 */
import { expect, test } from 'vitest';
import { record } from '../../../src/server/application/stored.ts';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import { fact, inside, settled, submit, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

const happy = readSample('happy');
const place = (page: string) => happy.steps.findIndex((step) => `${step.flow}/${step.page}` === page);
/** The steps with the notary once more, after all others: each a submission of its own. */
const meeting = happy.steps.slice(place('heloc/notary/intro'), place('heloc/insurance/upload'));
const twice = { ...happy, steps: [...happy.steps, ...meeting] };

test.each([
  ['notaryid', 'ID_FAILED'],
  ['notaryleft', 'NOTARY_LEFT'],
  ['notarydropped', 'DROPPED'],
])('%s: the session ends with %s; a new one is held from the start', async (key, cause) => {
  const borrower = await walk(server, { key, until: 'heloc/insurance/upload' });
  const stopped = await settled(server, borrower);

  expect(stopped.step).toBe('DEED_SIGNING');
  expect(fact(stopped, 'application.status')).toMatchObject({ notaryError: cause });
  expect(fact(stopped, 'application.status.kbaPassed')).toBeUndefined();
  expect(fact(stopped, 'figures.notary')).toBeUndefined();

  const { client, email, progress } = borrower;
  await drive(client, twice, { email, progress, from: happy.steps.length });
  const signed = await settled(server, borrower);

  expect(signed.step).toBe('TRUST_AND_INSURANCE');
  expect(fact(signed, 'application.status.notaryError')).toBeUndefined();
});

test('the borrower says what failed, and only what a borrower can see', async () => {
  const early = await walk(server, { until: 'heloc/signing/sign' });
  await settled(server, early);
  expect((await submit(early, 'notary/error', { cause: 'DROPPED' })).status).toBe(409);

  const borrower = await walk(server, { until: 'heloc/notary/session' });
  expect((await submit(borrower, 'notary/error', { cause: 'KBA_FAILED' })).status).toBe(422);
  for (const cause of ['NO_CAMERA', 'LOCATION_DENIED', 'NOTARY_LEFT', 'DROPPED']) {
    expect((await submit(borrower, 'notary/error', { cause })).status).toBe(200);
    const journey = await settled(server, borrower);
    expect(fact(journey, 'application.status.notaryError')).toBe(cause);
    await inside(server, borrower.uuid, (scope) => record(scope, 'status', { notaryError: null }));
  }
});
