/** Too much debt on the home: the borrower sees what blocks, pays one debt off with the line, and gets an offer. */
/** Covers src/server/effects/make-room.ts, src/server/underwriting/store-winback.ts, src/engine/finance/payoff-options.ts. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fact, settled, submit, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

const page = 'product/prequal-winback';
const blocked = () => walk(server, { key: 'winback', until: 'heloc/product/select' });

/** 400,000 at 85%, and 330,000 owed: room for 10,000. */
test('paying the second loan off makes an offer that is large enough for it, one place up', async () => {
  const borrower = await blocked();
  const journey = await settled(server, borrower);
  expect(journey.step).toBe('CLTV_LIEN_POSITION_REQUALIFY');
  const { winback } = fact(journey, 'figures') as { winback: { options: { uuid: string }[] } };
  expect(winback).toMatchObject({
    owed: 330_000,
    room: 10_000,
    smallest: 15_000,
    options: [
      { lender: 'Harbor Mortgage Servicing', balance: 250_000, maxLine: 260_000 },
      { lender: 'Second Street Bank', balance: 80_000, maxLine: 90_000, lienPosition: 2 },
    ],
  });

  expect((await submit(borrower, page, { payoff: winback.options[1]?.uuid })).status).toBe(200);

  const open = await settled(server, borrower);
  expect(open.step).toBe('OFFER_SELECTION');
  expect(fact(open, 'figures.offerInputs')).toMatchObject({
    openLiens: 250_000,
    payoffs: 80_000,
    lienPosition: 2,
  });
  expect(fact(open, 'figures.payoffs')).toMatchObject([
    { creditor: 'Second Street Bank', amountCents: 8_000_000 },
  ]);
  const version = fact(open, 'figures.offerInputs.version');
  const choose = (amount: number) =>
    submit(borrower, 'product/select', {
      offer: { term: 30, amount, feePercent: 0, autopay: true, version },
    });
  // What is left of a line of 80,000 after its recording does not pay 80,000 off.
  expect(await choose(80_000)).toMatchObject({
    status: 422,
    body: { errors: [expect.stringContaining('too small to pay off $80,000')] },
  });
  expect((await choose(90_000)).status).toBe(200);
  expect((await settled(server, borrower)).step).toBe('COLLECT_ADDITIONAL_INFO');
});

test('a loan that was not offered for it is refused', async () => {
  const borrower = await blocked();
  await settled(server, borrower);
  expect((await submit(borrower, page, { payoff: randomUUID() })).status).toBe(422);
  expect((await submit(borrower, page, {})).status).toBe(422);
  expect((await settled(server, borrower)).step).toBe('CLTV_LIEN_POSITION_REQUALIFY');
});

test('a borrower who does not want to pay a loan off stops the application', async () => {
  const borrower = await blocked();
  await settled(server, borrower);

  expect((await submit(borrower, page, {}, { action: 'stop' })).status).toBe(200);
  expect((await settled(server, borrower)).step).toBe('CANCELLED');
});
