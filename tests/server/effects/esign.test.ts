/** The page of documents: paper copies, and the consent to electronic documents taken back and given again. */
/** Covers src/server/effects. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Journey } from '../../../src/tools/journey/drive.ts';
import { fact, settled, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

let borrower: Walk;

const server = sharedRealServer();
beforeAll(async () => {
  borrower = await walk(server, { until: 'heloc/start/app-summary' });
  await settled(server, borrower);
});

function send(action: string, data: object, page = 'document/disclosures') {
  const path = `/service-application/api/v1/application/heloc/${borrower.uuid}/submission`;
  const body = { page, action, data };
  return borrower.client.send('POST', path, body, { 'idempotency-key': randomUUID() });
}

type Listed = { uuid: string; type: string; granted?: boolean; withdrawnAt?: string; paperAskedAt?: string };
const listed = (journey: Journey, path: string) => fact(journey, path) as Listed[];
const esign = (journey: Journey) =>
  listed(journey, 'application.consents').filter(({ type }) => type === 'ESIGN');

test('a paper copy is asked for, of own documents only, and the list says when', async () => {
  const [first, second] = listed(await settled(server, borrower), 'application.documents');
  const reply = await send('paper', { documents: [first?.uuid, randomUUID()] });
  const documents = listed(reply.body as Journey, 'application.documents');

  expect(reply.status).toBe(200);
  expect(documents.find(({ uuid }) => uuid === first?.uuid)?.paperAskedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(documents.find(({ uuid }) => uuid === second?.uuid)?.paperAskedAt).toBeUndefined();
});

test('asking for a paper copy of no document is an error at the question', async () => {
  const reply = await send('paper', {});

  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ fields: { '/documents': 'Choose at least one document' } });
});

test('the consent is withdrawn with its moment, nothing can be signed, and it may be given again', async () => {
  const withdrawn = (await send('withdraw', {})).body as Journey;
  const twice = await send('withdraw', {});

  expect(esign(withdrawn)).toMatchObject([{ granted: false, withdrawnAt: expect.any(String) }]);
  expect(fact(withdrawn, 'figures.esignWithdrawnAt')).toEqual(expect.any(String));
  expect(twice.status).toBe(409);
  expect((await send('agree', {})).status).toBe(422);
  const read = listed(withdrawn, 'application.documents').map(({ uuid }) => uuid);
  const summary = { read, certified: true, signature: { typedName: 'Maria Elena Alvarez' } };
  const signed = await send('submit', summary, 'start/app-summary');
  expect(signed.status).toBe(409);
  expect(signed.body).toMatchObject({ errors: [expect.stringContaining('You withdrew your consent')] });

  const again = (await send('agree', { esign: true })).body as Journey;
  expect(esign(again).map(({ granted }) => granted)).toEqual([false, true]);
  expect(fact(again, 'figures.esignWithdrawnAt')).toBeUndefined();
});

test('settings list every consent with its text, version and moment, and which was taken back', async () => {
  const path = '/service-application/api/v3/application/heloc/consents';
  const given = (await borrower.client.send('GET', path)).body as Given[];
  const esigns = given.filter(({ type }) => type === 'ESIGN');

  expect(new Set(given.map(({ type }) => type))).toEqual(
    new Set(['TERMS', 'PRIVACY', 'ESIGN', 'SOFT_CREDIT', 'HARD_CREDIT']),
  );
  expect(given.every(({ application }) => application === borrower.uuid)).toBe(true);
  expect(given.map(({ at }) => at)).toEqual(
    given
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
  expect(given[0]).toEqual({
    uuid: expect.any(String),
    application: borrower.uuid,
    loanNumber: expect.stringMatching(/^HL/),
    type: 'ESIGN',
    version: '2026-11.3',
    text: expect.stringContaining('Your consent to electronic documents'),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(esigns.map(({ withdrawnAt }) => withdrawnAt !== undefined)).toEqual([false, true]);
});

type Given = { type: string; application: string; at: string; withdrawnAt?: string };
