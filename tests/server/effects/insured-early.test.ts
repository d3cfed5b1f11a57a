/** The proof of insurance may come before the deed: the final offer is signed then, and the funding begins with the deed. */
/** Covers src/server/effects/{record-insurance,complete-notary}.ts, src/server/underwriting/begin-funding.ts, src/server/desk/notary-visit.ts, flows/heloc/pages/insurance/upload.json. */
import { expect, test } from 'vitest';
import { visible } from '../../../src/engine/answers/visible.ts';
import { compile } from '../../../src/engine/content/compile.ts';
import { scopeOf } from '../../../src/engine/rules/scope.ts';
import { interpolate } from '../../../src/engine/text/interpolate.ts';
import { loadBundle } from '../../../src/tools/decide/load-flow.ts';
import { drive, readSample, submitStep } from '../../../src/tools/journey/drive.ts';
import { fact, settled, submit, type Walk, walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';
import { visitTime } from './visit-time.ts';

const server = freshRealServer();

const { steps } = readSample('happy');
const insurance = steps.find(({ page }) => page === 'insurance/upload');
const place = (page: string) => steps.findIndex((step) => step.page === page);

/** Sends the proof of insurance now. */
async function insure({ client, progress, email }: Walk & { email: string }): Promise<void> {
  if (insurance) await submitStep(client, insurance, 900, progress, email);
}

test('before the agreement is signed: the final offer is signed, and no page asks for insurance again', async () => {
  const borrower = await walk(server, { until: 'heloc/signing/sign' });
  await insure(borrower);
  const offered = await settled(server, borrower);
  expect([offered.step, fact(offered, 'application.status.checklistStatus')]).toEqual([
    'FINAL_OFFER',
    undefined,
  ]);
  expect((await submit(borrower, 'insurance/upload', {})).status).toBe(409);

  const { client, email, progress } = borrower;
  const sample = { title: '', steps: steps.slice(0, place('insurance/upload')) };
  await drive(client, sample, { email, progress, from: place('signing/sign') });
  expect((await settled(server, borrower)).step).toBe('RESCISSION');
});

test('before a deed that is signed in person: the funding begins when it came back', async () => {
  const borrower = await walk(server, { key: 'manualnotary', until: 'heloc/notary/intro' });
  await settled(server, borrower);
  await insure(borrower);
  expect((await settled(server, borrower)).step).toBe('MANUAL_DEED_SIGNING');

  const location = { street1: '101 Sandbox Way', city: 'Sacramento', state: 'CA', zip: '95814' };
  const time = visitTime(server, 1);
  await submit(borrower, 'notary/schedule-manual', { preferences: [time], location });
  // The visit is booked, and the signed deed comes back.
  for (const ms of [21_000, 41_000]) {
    await settled(server, borrower);
    await server.world.queue.advance(ms);
  }
  expect((await settled(server, borrower)).step).toBe('RESCISSION');
});

test('its page says “You’ve signed”, and until when one can cancel, once the deed is signed and not before', async () => {
  const flow = compile(loadBundle({ flow: 'heloc', org: 'default', out: '.' }));
  const page = flow.pages['insurance/upload'];
  if (!page) throw new Error('No page insurance/upload');
  const said = async (until: string) => {
    const { facts } = await settled(server, await walk(server, { until }));
    const shown = visible(flow, page, facts, {});
    const alerts = (page.content ?? []).filter(({ block, id = '' }) => block === 'alert' && shown.has(id));
    return alerts.map((alert) => interpolate(String(Reflect.get(alert, 'text')), scopeOf(flow, facts)));
  };

  expect(await said('heloc/signing/sign')).toEqual([]);
  expect(await said('heloc/notary/session')).toEqual([]);
  expect(await said('heloc/insurance/upload')).toEqual([
    expect.stringMatching(
      /cancel until \*\*midnight at the end of [A-Z][a-z]+ \d+, \d{4}\*\*, and you owe nothing/,
    ),
  ]);
});

test('not before there is something to sign', async () => {
  const borrower = await walk(server, { until: 'heloc/identity' });

  expect((await submit(borrower, 'insurance/upload', {})).status).toBe(409);
});
