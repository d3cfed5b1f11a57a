/** THREAT-20 where money hangs on it: the offer, both signatures and the right to cancel, fifty at once from as many tabs. */
/** Covers src/server/submission, src/server/http/idempotently.ts. */
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { bodyOf, readSample } from '../../../src/tools/journey/drive.ts';
import { fact, settled, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

vi.setConfig({ testTimeout: 180_000 });
const many = 50;
const sample = readSample('happy');

const server = sharedRealServer();

/** Fifty tabs that show the same send the sample's own answers, each under a key of its own. Resolves to their statuses. */
async function atOnce(borrower: Walk, page: string, action = 'submit'): Promise<number[]> {
  borrower.progress.journey = await settled(server, borrower);
  const step = sample.steps.find((one) => one.page === page) ?? { flow: 'heloc', page, action, data: {} };
  const given = action === 'submit' ? step : { ...step, action, data: {} };
  const { version } = borrower.progress.journey as { version?: number };
  const body = { ...(await bodyOf(borrower.client, given, borrower.progress, '')), version };
  const path = `/service-application/api/v1/application/heloc/${borrower.uuid}/submission`;
  const replies = await Promise.all(
    Array.from({ length: many }, () =>
      borrower.client.send('POST', path, body, { 'idempotency-key': randomUUID() }),
    ),
  );
  return replies.map(({ status }) => status);
}

async function submissionsOf({ uuid }: Walk): Promise<number> {
  const rows = server.world.db.selectFrom('submissions').select('uuid').where('application_uuid', '=', uuid);
  return (await rows.execute()).length;
}

async function timesOf(event: string, { uuid }: Walk): Promise<number> {
  const rows = server.world.db.selectFrom('audit').select('hash').where('application_uuid', '=', uuid);
  return (await rows.where('event', '=', event).execute()).length;
}

test.each(['product/select', 'start/app-summary', 'signing/sign'])(
  '%s sent by fifty tabs is taken once',
  async (page) => {
    const borrower = await walk(server, { until: `heloc/${page}` });
    const before = await submissionsOf(borrower);
    const statuses = await atOnce(borrower, page);
    const journey = await settled(server, borrower);

    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect((await submissionsOf(borrower)) - before).toBe(1);
    const signed = (fact(journey, 'application.documents') as { status: string }[]).filter(
      ({ status }) => status === 'SIGNED',
    );
    expect(await timesOf('document-signed', borrower)).toBe(signed.length);
  },
);

test('the right to cancel used by fifty tabs cancels once, and no money leaves', async () => {
  const borrower = await walk(server);
  const statuses = await atOnce(borrower, 'complete', 'cancel');
  await borrower.client.send('POST', `/sandbox/${borrower.uuid}/skip-wait`, {});
  const journey = await settled(server, borrower);

  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(journey.step).toBe('CANCELLED');
  expect(await timesOf('funded', borrower)).toBe(0);
});
