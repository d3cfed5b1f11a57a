/** Every stated income has a card with its own ways, and is asked for only while the line needs it. */
/** Covers src/server/effects. */
import { expect, test, vi } from 'vitest';
import { linkFailure } from '../../../src/server/platform/parties/common/link-failure.ts';
import { fact, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

const rent = [{ type: 'RENTAL', annual: 60_000 }];

function atIncome(key: string, other: object[]): Promise<Walk> {
  const change = { 'register/income-info': { other } };
  return walk(server, { key, until: 'heloc/income/link', change });
}

const link = { institution: 'Northwind Payroll', username: 'goodlogin', password: 'goodpassword' };
function prove({ client, uuid }: Walk, type: string, login = link) {
  return submit(
    { client, uuid } as Walk,
    'income/link',
    { shareConsent: true, link: login },
    { params: { type } },
  );
}

test('one card for each stated income, with the ways of its kind', async () => {
  const journey = await settled(server, await atIncome('happy', rent));

  expect(fact(journey, 'figures.incomeSources')).toMatchObject([
    {
      label: 'Full-time job',
      status: 'NOT_STARTED',
      ways: ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'MANUAL_PAYSTUB'],
    },
    { label: 'Rent', annual: 60_000, ways: ['PLAID_TRANSACTIONS', 'POINTSERV_TAX', 'MANUAL_PAYSTUB'] },
  ]);
});

test('income that carries the line ends the questions about income', async () => {
  const borrower = await atIncome('happy', rent);
  await prove(borrower, 'TRUV_PAYROLL');
  const journey = await settled(server, borrower);

  expect(journey.step).toBe('DISBURSEMENT_ACCOUNT');
  expect(fact(journey, 'figures.incomeSources')).toMatchObject([
    { status: 'VERIFIED' },
    { status: 'NOT_STARTED' },
  ]);
});

test('income that does not carry the line asks for the other income, which the borrower may leave out', async () => {
  const borrower = await atIncome('revised', rent);
  await prove(borrower, 'TRUV_PAYROLL');
  const asked = await settled(server, borrower);
  expect([asked.step, fact(asked, 'application.status.uwSubDecision')]).toEqual([
    'INCOME_VERIFICATION',
    'VERIFIED_DTI_LIMITED',
  ]);

  const { client, uuid } = borrower;
  const path = `/service-application/api/v1/application/heloc/${uuid}/submission`;
  const body = { page: 'income/review', action: 'settle', data: {} };
  const reply = await client.send('POST', path, body, { 'idempotency-key': crypto.randomUUID() });
  expect([reply.status, (await settled(server, borrower)).step]).toEqual([200, 'REVISED_OFFER_SELECTION']);
});

test('both incomes together carry the line', async () => {
  const borrower = await atIncome('revised', rent);
  await prove(borrower, 'TRUV_PAYROLL');
  await prove(borrower, 'PLAID_TRANSACTIONS', { ...link, username: 'user_rent', password: 'pass_good' });
  const journey = await settled(server, borrower);

  expect(journey.step).toBe('DISBURSEMENT_ACCOUNT');
  expect(fact(journey, 'figures.incomeSources')).toMatchObject([
    { status: 'VERIFIED' },
    { status: 'VERIFIED' },
  ]);
});

test('two failed links of one kind offer documents first; a security code and the failure of another kind do not count', async () => {
  const borrower = await atIncome('happy', rent);
  const failures = async () => {
    const cards = fact(await settled(server, borrower), 'figures.incomeSources') as { failedLinks: number }[];
    return cards.map(({ failedLinks }) => failedLinks);
  };
  const fail = (type: string, password: string) => prove(borrower, type, { ...link, password });

  vi.spyOn(server.world.parties.incomeLink, 'link').mockResolvedValueOnce(linkFailure('MFA_NEEDED'));
  expect((await prove(borrower, 'TRUV_PAYROLL')).status).toBe(422);
  expect(await failures()).toEqual([0, 0]);
  await fail('TRUV_PAYROLL', 'wrong');
  await fail('PLAID_TRANSACTIONS', 'wrong');
  expect(await failures()).toEqual([1, 1]);
  expect((await fail('TRUV_PAYROLL', 'error_down')).status).toBe(422);
  expect(await failures()).toEqual([2, 1]);
});
