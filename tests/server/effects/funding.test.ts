/** From the county to the money: recorded or rejected, sent once, and sent again where the bank returned it. */
/** Covers src/server/handlers/{funding,record-deed,send-money,staged}.ts, src/server/desk/{submit-deed-again,returned-money}.ts. */
import { beforeEach, expect, test } from 'vitest';
import { handlers } from '../../../src/server/handlers/handlers.ts';
import type { Payment } from '../../../src/server/platform/parties/disbursement/party.ts';
import { arrive, fact, inside, settled, submit, type Walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

let paid: (Payment & { occasion: string | undefined })[];

const server = freshRealServer();
beforeEach(async () => {
  paid = [];
  const { disbursement } = server.world.parties;
  server.world.parties.disbursement = {
    ...disbursement,
    pay: async (subject, payment) => {
      paid.push({ ...payment, occasion: subject.asking?.occasion });
      return disbursement.pay(subject, payment);
    },
  };
});

const skipWait = ({ client, uuid }: Walk) => client.send('POST', `/sandbox/${uuid}/skip-wait`, {});
const fund = ({ uuid }: Walk) =>
  handlers.funding?.run({
    world: server.world,
    data: { applicationUuid: uuid },
    jobUuid: 'test',
    skipped: true,
  });
const events = (uuid: string, event: string) =>
  inside(server, uuid, ({ tx }) =>
    tx
      .selectFrom('audit')
      .select('event')
      .where('application_uuid', '=', uuid)
      .where('event', '=', event)
      .execute(),
  );
const openReviews = (uuid: string) =>
  server.world.db
    .selectFrom('reviews')
    .select('name')
    .where('application_uuid', '=', uuid)
    .where('state', '=', 'OPEN')
    .where('name', '!=', 'rescissionByMail')
    .execute();
/** The sandbox's reviewer answers after a while. */
async function answered(borrower: Walk) {
  server.pass(21_000);
  await server.world.queue.advance(21_000);
  return settled(server, borrower);
}

test('two runs at once order one payment under one name, and record it once', async () => {
  const borrower = await arrive(server);
  await settled(server, borrower);
  await Promise.all([fund(borrower), fund(borrower)]);

  const { step, facts } = await settled(server, borrower);
  expect(step).toBe('COMPLETE');
  expect(facts).toMatchObject({ figures: { payment: { sentAt: expect.any(String) } } });
  expect(new Set(paid.map((payment) => JSON.stringify(payment))).size).toBe(1);
  expect(paid[0]).toMatchObject({ name: 'draw 1', occasion: 'draw 1', payee: { way: 'ACH' } });
  expect(await events(borrower.uuid, 'money-sent')).toHaveLength(1);
});

test('a run that was cut off after the company’s answer asks the same again', async () => {
  const borrower = await arrive(server);
  await settled(server, borrower);
  const { disbursement } = server.world.parties;
  const { pay } = disbursement;
  server.world.parties.disbursement = {
    ...disbursement,
    pay: async (subject, payment) => {
      await pay(subject, payment);
      throw new Error('The connection broke.');
    },
  };
  await expect(fund(borrower)).rejects.toThrow();
  expect((await settled(server, borrower)).step).toBe('FUNDING_DECISION');

  server.world.parties.disbursement = disbursement;
  await fund(borrower);
  expect((await settled(server, borrower)).step).toBe('COMPLETE');
  expect(paid).toHaveLength(2);
  expect(paid[0]).toEqual(paid[1]);
});

test('no money is sent before the right to cancel is over, whatever brought the job so far', async () => {
  const borrower = await arrive(server);
  await settled(server, borrower);
  await inside(server, borrower.uuid, (scope) =>
    scope.entities.merge('status', { checklistStatus: 'FUNDING_DECISION' }),
  );

  await expect(fund(borrower)).rejects.toThrow(/right to cancel/);
  expect(paid).toEqual([]);
});

test('returned: the borrower names another account, a person confirms it, and the money is sent again', async () => {
  const borrower = await arrive(server, { key: 'returned' });
  await settled(server, borrower);
  await skipWait(borrower);
  const journey = await settled(server, borrower);
  expect(journey.step).toBe('DISBURSEMENT_ACCOUNT');
  expect(fact(journey, 'figures.payment.sentAt')).toBeUndefined();

  const account = { routingNumber: '011401533', accountType: 'CHECKING', ownerConfirmed: true };
  const numbers = { accountNumber: '1000000000', accountNumberAgain: '1000000000' };
  const reply = await submit(borrower, 'bank/manual-disburse', { ...account, ...numbers });
  expect(reply.status).toBe(200);
  const asked = await settled(server, borrower);
  expect([asked.step, fact(asked, 'application.autopayAccount.uuid')]).toEqual([
    'AUTOPAY_ACCOUNT',
    undefined,
  ]);
  const pays = { payType: 'AUTOPAY', sameAccount: true, dueDay: 15, autopayAuthorization: true };
  expect((await submit(borrower, 'bank/autopay', pays)).status).toBe(200);
  const confirmed = await settled(server, borrower);
  expect([confirmed.step, fact(confirmed, 'application.autopayAccount.mask')]).toEqual([
    'FUNDING_DECISION',
    '0000',
  ]);
  expect(await openReviews(borrower.uuid)).toEqual([{ name: 'returnedFunds' }]);
  expect(paid).toHaveLength(1);

  expect((await answered(borrower)).step).toBe('COMPLETE');
  expect(paid.map(({ name }) => name)).toEqual(['draw 1', 'draw 2']);
  expect(paid[1]?.payee).toMatchObject({ accountNumber: '1000000000' });
});

test('returned: autopay that is left open waits for an account even when the line is funded; until then there is no discount', async () => {
  const borrower = await arrive(server, { key: 'returned' });
  await settled(server, borrower);
  await skipWait(borrower);
  await settled(server, borrower);
  const account = { routingNumber: '011401533', accountType: 'CHECKING', ownerConfirmed: true };
  const numbers = { accountNumber: '1000000000', accountNumberAgain: '1000000000' };
  await submit(borrower, 'bank/manual-disburse', { ...account, ...numbers });
  const { offer } = (await settled(server, borrower)).facts as { offer: Record<string, number> };

  const funded = await answered(borrower);
  expect(funded.step).toBe('COMPLETE');
  expect(fact(funded, 'figures.payment')).toMatchObject({
    monthlyCents: offer.paymentWithoutAutopayCents,
    aprPercent: offer.rateWithoutAutopay,
  });
  const pays = { payType: 'AUTOPAY', sameAccount: true, autopayAuthorization: true };
  const set = () => submit(borrower, 'bank/autopay', pays, { action: 'set' });
  expect((await submit(borrower, 'bank/autopay', pays)).status).toBe(409);
  expect((await set()).status).toBe(200);
  const after = await settled(server, borrower);
  expect([after.step, fact(after, 'figures.payment.aprPercent')]).toEqual(['COMPLETE', offer.rate]);
  expect((await set()).status).toBe(409);
});

test('rejecteddeed: a person submits the deed again, and only a recorded deed leads to the money', async () => {
  const borrower = await arrive(server, { key: 'rejecteddeed' });
  await settled(server, borrower);
  await skipWait(borrower);
  expect((await settled(server, borrower)).step).toBe('RECORDING');
  expect(await openReviews(borrower.uuid)).toEqual([{ name: 'recording' }]);
  expect(paid).toEqual([]);

  expect((await answered(borrower)).step).toBe('COMPLETE');
  expect(await events(borrower.uuid, 'deed-recorded')).toHaveLength(1);
  expect(paid).toHaveLength(1);
});

test('no money leaves while nobody knows the last day to cancel', async () => {
  const borrower = await arrive(server);
  await settled(server, borrower);
  const cancelDay = () =>
    inside(server, borrower.uuid, async ({ entities }) => {
      await entities.merge('figures', { rescission: { deadline: null } });
      await entities.merge('status', { checklistStatus: 'RESCISSION' });
    });
  await cancelDay();
  await expect(fund(borrower)).rejects.toThrow('The last day to cancel is not known.');
  expect(paid).toEqual([]);
});

test('the county is asked when stages.json says so: a stage that is held there holds the money too', async () => {
  const borrower = await arrive(server);
  const { data } = server.world.content.orgs.default ?? {};
  const heloc = data?.heloc;
  if (!data || !heloc?.stages) throw new Error('The product has no stages.');
  const { jobs } = heloc.stages;
  const { recording = { means: '' } } = jobs.funding.stages;
  const held = { ...recording, held: [{ when: 'always' }] };
  const funding = { ...jobs.funding, stages: { ...jobs.funding.stages, recording: held } };
  data.heloc = { ...heloc, stages: { ...heloc.stages, jobs: { ...jobs, funding } } };
  try {
    await settled(server, borrower);
    await fund(borrower);
    expect((await settled(server, borrower)).step).toBe('RECORDING');
    expect([paid, await events(borrower.uuid, 'deed-recorded')]).toEqual([[], []]);
  } finally {
    data.heloc = heloc;
  }
  await fund(borrower);
  expect((await settled(server, borrower)).step).toBe('COMPLETE');
  expect(paid).toHaveLength(1);
});
