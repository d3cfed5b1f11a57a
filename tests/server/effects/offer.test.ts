/** The server prices every offer itself, and refuses what changed since it was shown. */
/** Covers src/server/application/stored.ts, src/server/underwriting. */
import { expect, test } from 'vitest';
import { record } from '../../../src/server/application/stored.ts';
import { arrive, fact, inside, settled, signIn, submit } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

const server = freshRealServer();

const choice = { term: 10, amount: 60_000, feePercent: 2.99, autopay: true };

async function atOffer() {
  const borrower = await arrive(server, { until: 'heloc/product/select' });
  const version = fact(await settled(server, borrower), 'figures.offerInputs.version');
  return { borrower, version };
}

test('an older version is stale: 409 with the sentence of the specification', async () => {
  const { borrower } = await atOffer();
  const reply = await submit(borrower, 'product/select', { offer: { ...choice, version: '2025-01-x' } });

  expect(reply.status).toBe(409);
  expect(reply.body).toMatchObject({ errors: ['This offer changed. Review the new terms.'] });
});

test('what prices the offer changed after it was shown: 409', async () => {
  const { borrower, version } = await atOffer();
  await inside(server, borrower.uuid, (scope) => record(scope, 'liens', { hoaMonthly: 400 }));
  const reply = await submit(borrower, 'product/select', { offer: { ...choice, version } });
  const shown = fact(await settled(server, borrower), 'figures.offerInputs') as Record<string, unknown>;

  expect(reply.status).toBe(409);
  // The very next read shows what the sentence asks to review.
  expect(shown.monthlyDebts).toBe(3250);
  expect(shown.version).not.toBe(version);
});

test('THREAT-20: of thirty who choose at once, each with its own key, one wins', async () => {
  const { borrower, version } = await atOffer();
  const rows = server.world.db.selectFrom('applications').select('version').where('uuid', '=', borrower.uuid);
  const before = (await rows.executeTakeFirstOrThrow()).version;
  const amounts = Array.from({ length: 30 }, (_, index) => 50_000 + index * 100);

  const replies = await Promise.all(
    amounts.map((amount) =>
      submit(borrower, 'product/select', { offer: { ...choice, amount, version } }, { version: before }),
    ),
  );

  const won = amounts.filter((_, index) => replies[index]?.status === 200);
  const lost = replies.filter(({ status }) => status === 409);
  expect([won.length, lost.length]).toEqual([1, 29]);
  expect(fact(await settled(server, borrower), 'offer.amount')).toBe(won[0]);
  expect((await rows.executeTakeFirstOrThrow()).version).toBe(before + 1);
});

test('a price that the server did not make is refused', async () => {
  const { borrower, version } = await atOffer();
  const reply = await submit(borrower, 'product/select', { offer: { ...choice, version, rate: 1 } });

  expect(reply.status).toBe(409);
});

test('a hold that ran out is refused once; then the new terms can be chosen', async () => {
  const { borrower, version } = await atOffer();
  const journey = await settled(server, borrower);
  server.pass(31 * 86_400_000);
  await signIn(borrower, journey);
  const late = await submit(borrower, 'product/select', { offer: { ...choice, version } });
  const renewed = fact(await settled(server, borrower), 'figures.offerInputs') as { version: string };
  const again = await submit(
    borrower,
    'product/select',
    { offer: { ...choice, version: renewed.version } },
    { action: 'accept' },
  );
  server.pass(-31 * 86_400_000);

  expect([late.status, again.status]).toEqual([409, 200]);
});

test('more than the income carries is refused in words, at the field', async () => {
  const { borrower, version } = await atOffer();
  const offer = { ...choice, amount: 240_000, term: 5, version };
  const reply = await submit(borrower, 'product/select', { offer });

  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ fields: { '/offer': expect.stringMatching(/\w+/) } });
});

test("the facts keep the borrower's choice beside the offer that it became", async () => {
  const manual = { payType: 'MANUAL', sameAccount: undefined, autopayAuthorization: undefined };
  const change = { 'heloc/bank/autopay': manual };
  const borrower = await arrive(server, { key: 'manualpay', until: 'heloc/identity', change });
  const journey = await settled(server, borrower);

  expect(fact(journey, 'figures.chosen')).toMatchObject({
    ratePercent: 9,
    paymentCents: 76_005,
    autopay: true,
  });
  expect(fact(journey, 'application.rate')).toBe(9.25);
});

test('paying by hand costs a quarter point more, priced when the bank page is confirmed', async () => {
  const manual = { payType: 'MANUAL', sameAccount: undefined, autopayAuthorization: undefined };
  const change = { 'heloc/bank/autopay': manual };
  const borrower = await arrive(server, { key: 'manualpay', until: 'heloc/identity', change });
  const journey = await settled(server, borrower);

  expect(fact(journey, 'offer')).toMatchObject({ autopay: false, rate: 9.25 });
  expect(fact(journey, 'application.payType')).toBe('MANUAL');
  expect(journey.step).toBe('IDENTITY_VERIFICATION');
});
