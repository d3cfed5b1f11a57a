/** Debts on the home: what we found may be corrected, and a large correction takes a statement. */
/** Covers src/server/effects/complete-liens.ts, src/server/desk/balances.ts, src/tools/journey/png.ts. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { route } from '../../../src/engine/journey/route.ts';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { plainPng } from '../../../src/tools/journey/png.ts';
import { flowOf } from '../may-submit.ts';
import { fact, settled, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

type Lien = { uuid: string; balance: number; open?: boolean; reported?: number };

const noStatement = {
  fields: {
    '/statements': "Upload a statement for each balance that's more than 10% different from what we found",
  },
};

async function atLiens(key = 'happy'): Promise<{ borrower: Walk; items: Lien[] }> {
  const borrower = await walk(server, { key, until: 'heloc/liens' });
  return { borrower, items: fact(await settled(server, borrower), 'liens.items') as Lien[] };
}

function send({ client, uuid }: Walk, data: object) {
  const path = `/service-application/api/v1/application/heloc/${uuid}/submission`;
  const costs = { hoaMonthly: 0, annualTax: 7200, annualInsurance: 1800, accurate: true };
  const body = { page: 'liens', action: 'submit', data: { ...costs, ...data } };
  return client.send('POST', path, body, { 'idempotency-key': randomUUID() });
}

async function statement({ client, uuid }: Walk): Promise<unknown> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(plainPng(7))], { type: 'image/png' }), 'statement.png');
  const path = `/service-application/api/v1/application/heloc/${uuid}/files?type=MORTGAGE_STATEMENT`;
  return (await client.send('POST', path, form)).body;
}

const changed = ([first, ...rest]: Lien[], by: Partial<Lien>) => [{ ...first, ...by }, ...rest];

test('the score and the home say how much of its value is lent against', async () => {
  const { borrower } = await atLiens();
  expect(fact(await settled(server, borrower), 'figures.cltvLimitPercent')).toBe(85);
});

test('a balance may be corrected by a tenth, and by more with a statement', async () => {
  const { borrower, items } = await atLiens();
  const found = items[0]?.balance ?? 0;
  expect(items[0]?.reported).toBe(found);

  const lower = changed(items, { balance: Math.round(found * 0.5) });
  expect((await send(borrower, { items: lower })).body).toMatchObject({
    fields: { '/statements': 'Upload a recent statement for each loan you changed' },
  });

  const reply = await send(borrower, { items: lower, statements: [await statement(borrower)] });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ step: 'WAITING_FOR_UNDERWRITING' });
});

async function corrected() {
  const { borrower, items } = await atLiens();
  const half = Math.round((items[0]?.balance ?? 0) / 2);
  const lower = changed(items, { balance: half });
  await send(borrower, { items: lower, statements: [await statement(borrower)] });
  return { borrower, lower, half };
}

async function judge({ uuid }: Walk, answer: string) {
  const review = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', uuid)
    .where('name', '=', 'balances')
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  await answerReview(server.world, uuid, {
    uuid: review.uuid,
    answer,
    reason: 'Compared with the statement.',
  });
}

test('a person compares the statements before an offer is made; then the balances count as found', async () => {
  const { borrower, lower, half } = await corrected();
  const { facts, step, events } = await settled(server, borrower);
  expect(fact({ facts, step } as never, 'figures.offerInputs')).toBeUndefined();
  expect(route(flowOf(server), { facts, step, events }).path).toBe('review-app/uw');
  expect((await send(borrower, { items: lower })).status).toBe(409);

  await judge(borrower, 'accepted');

  const journey = await settled(server, borrower);
  expect(journey.step).toBe('OFFER_SELECTION');
  expect(fact(journey, 'figures.offerInputs.openLiens')).toBe(half);
  expect((await send(borrower, { items: fact(journey, 'liens.items') })).status).toBe(200);
});

test('statements that do not show the balances are asked for again', async () => {
  const { borrower, lower } = await corrected();

  await judge(borrower, 'refused');

  const journey = await settled(server, borrower);
  expect(journey.step).toBe('LIEN_VERIFICATION');
  expect(fact(journey, 'application.status.balancesRefused')).toBe(true);
  expect((await send(borrower, { items: lower })).body).toMatchObject({
    fields: { '/statements': 'Upload a recent statement for each loan you changed' },
  });
});

test('an offer that stood on other balances waits for the reviewer too', async () => {
  const { borrower, items } = await atLiens();
  await send(borrower, { items });
  expect((await settled(server, borrower)).step).toBe('OFFER_SELECTION');
  const lower = changed(items, { balance: 1000 });
  await send(borrower, { items: lower, statements: [await statement(borrower)] });
  expect((await settled(server, borrower)).step).toBe('WAITING_FOR_UNDERWRITING');

  await judge(borrower, 'accepted');

  const journey = await settled(server, borrower);
  expect([journey.step, fact(journey, 'figures.offerInputs.openLiens')]).toEqual(['OFFER_SELECTION', 1000]);
});

test('a small correction of a balance needs no statement', async () => {
  const { borrower, items } = await atLiens();
  const reply = await send(borrower, { items: changed(items, { balance: (items[0]?.balance ?? 0) - 100 }) });
  expect(reply.status).toBe(200);
});

test.each<[string, (items: Lien[]) => unknown[]]>([
  ['another balance as found', (items) => changed(items, { balance: 1000, reported: 1000 })],
  ['no balance as found', (items) => items.map(({ reported: _, ...item }) => ({ ...item, balance: 1000 }))],
  ['a debt as never found', () => []],
])('who sends %s is asked for a statement all the same', async (_, forge) => {
  const { borrower, items } = await atLiens();
  const reply = await send(borrower, { items: forge(items) });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject(noStatement);
});

test('each recent credit inquiry is a question that needs an answer', async () => {
  const { borrower, items } = await atLiens('inquiry');
  const inquiries = fact(await settled(server, borrower), 'liens.inquiries') as { uuid: string }[];
  expect(inquiries).toHaveLength(2);

  const open = await send(borrower, { items, inquiries });
  expect(open.body).toMatchObject({ fields: { '/inquiries/0/newDebt': 'Choose yes or no' } });
  const [first, second] = inquiries;
  const left = await send(borrower, { items, inquiries: [{ ...first, newDebt: false }] });
  expect(left.body).toMatchObject({ fields: { '/inquiries': 'Tell us about each recent credit check' } });
  const answered = [
    { ...first, newDebt: false },
    { ...second, newDebt: true, balance: 5000, payment: 150 },
  ];
  expect((await send(borrower, { items, inquiries: answered })).status).toBe(200);
});
