/** The insurance and the right to cancel. */
/** Covers src/server/handlers/handlers.ts, src/server/effects. */
import { expect, test } from 'vitest';
import { handlers } from '../../../src/server/handlers/handlers.ts';
import { arrive, fact, inside, settled, submit } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

const day = 86_400_000;

const server = freshRealServer();

test('a policy that covers too little is refused with the amount that is needed', async () => {
  const change = { 'heloc/insurance/upload': { coverageAmount: 300_000 } };
  await expect(arrive(server, { change })).rejects.toThrow(/370,000/);
});

test('FINDING-B21: too little coverage and a policy that ends too soon are told in one round', async () => {
  const change = { 'heloc/insurance/upload': { coverageAmount: 300_000, expiryDate: '2020-01-01' } };
  await expect(arrive(server, { change })).rejects.toThrow(/(?=[\s\S]*370,000)(?=[\s\S]*30 more days)/);
});

test('a borrower who cancels in time gets no money', async () => {
  const borrower = await arrive(server);
  await settled(server, borrower);
  const reply = await submit(borrower, 'complete', {}, { action: 'cancel' });
  await borrower.client.send('POST', `/sandbox/${borrower.uuid}/skip-wait`, {});
  const journey = await settled(server, borrower);

  expect(reply.status).toBe(200);
  expect(journey.step).toBe('CANCELLED');
  expect(fact(journey, 'application.status')).toMatchObject({ rescinded: true });
  expect(fact(journey, 'application.status.funded')).toBeUndefined();
});

test('before the deadline the funding job waits; after it, it runs to the end, and twice is once', async () => {
  const borrower = await arrive(server);
  const before = await settled(server, borrower);
  const run = () =>
    handlers.funding?.run({
      world: server.world,
      data: { applicationUuid: borrower.uuid },
      jobUuid: 'test',
      skipped: false,
    });
  await run();
  expect((await settled(server, borrower)).step).toBe('RESCISSION');

  const deadline = Date.parse(`${fact(before, 'figures.rescission.deadline')}T10:00:00Z`) + day;
  const wait = deadline - server.world.clock.now() + 1000;
  server.pass(wait);
  await run();
  await run();
  server.pass(-wait);
  const funded = await inside(server, borrower.uuid, ({ tx }) =>
    tx
      .selectFrom('audit')
      .select('event')
      .where('application_uuid', '=', borrower.uuid)
      .where('event', '=', 'funded')
      .execute(),
  );

  expect((await settled(server, borrower)).step).toBe('COMPLETE');
  expect(funded).toHaveLength(1);
});
