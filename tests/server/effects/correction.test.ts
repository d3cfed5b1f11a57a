/** Covers src/server/effects. */
/** After the submission the answers are locked; what is wrong is asked for, noted, and changes nothing by itself. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Journey } from '../../../src/tools/journey/drive.ts';
import { arrive, fact, inside, settled, type Walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

const server = freshRealServer();

const request = { field: 'Income', requested: '$140,000 a year', reason: 'I typed the amount of last year.' };

function send({ client, uuid }: Walk, page: string, data: object) {
  const path = `/service-application/api/v1/application/heloc/${uuid}/submission`;
  const body = { page, action: 'submit', data };
  return client.send('POST', path, body, { 'idempotency-key': randomUUID() });
}

test('before the submission there is nothing to correct; after it the request is kept with its moment', async () => {
  const before = await arrive(server, { until: 'heloc/start/app-summary' });
  await settled(server, before);
  expect((await send(before, 'correction', request)).status).toBe(409);

  const borrower = await arrive(server, { until: 'heloc/income/link' });
  const known = fact(await settled(server, borrower), 'income.annualIncome');
  const locked = await send(borrower, 'start/contact', { email: 'other@example.com' });
  expect(locked.status).toBe(409);

  const short = await send(borrower, 'correction', { ...request, reason: 'wrong' });
  expect(short.body).toMatchObject({ fields: { '/reason': 'Write between 10 and 500 characters' } });
  const reply = await send(borrower, 'correction', request);
  expect(reply.status).toBe(200);
  expect(fact(reply.body as Journey, 'figures.correction')).toMatchObject({
    ...request,
    status: 'REQUESTED',
  });
  expect(fact(reply.body as Journey, 'income.annualIncome')).toBe(known);

  await send(borrower, 'correction', { ...request, field: 'Name', current: 'Maria' });
  const kept = await inside(
    server,
    borrower.uuid,
    async ({ entities }) => (await entities.get('underwriting')).corrections,
  );
  expect(kept).toMatchObject([{ field: 'Income' }, { field: 'Name', current: 'Maria' }]);
});

test('an application without the certification is not submitted', async () => {
  const borrower = await arrive(server, { until: 'heloc/start/app-summary' });
  const journey = await settled(server, borrower);
  const read = (fact(journey, 'application.documents') as { uuid: string }[]).map(({ uuid }) => uuid);
  const reply = await send(borrower, 'start/app-summary', {
    read,
    signature: { typedName: 'Maria Elena Alvarez' },
  });
  expect(reply.body).toMatchObject({
    fields: { '/certified': "Check this box to confirm that you've read the documents" },
  });
});
