/** Bank and payroll logins, and account numbers, fail in words that say what to do. */
/** Covers src/server/application/stored.ts, src/server/effects. */
import { beforeAll, describe, expect, test } from 'vitest';
import { record } from '../../../src/server/application/stored.ts';
import { fact, inside, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

let atBank: Walk;
let atIncome: Walk;

const server = sharedRealServer();
beforeAll(async () => {
  atIncome = await walk(server, { until: 'heloc/income/link' });
  atBank = await walk(server, { until: 'heloc/bank/disburse' });
  await settled(server, atIncome);
});

describe('a login fails with its own sentence', () => {
  const sentences: [string, string][] = [
    ['error_login', 'That user name or password did not work. Check both and try again, or use another way.'],
    [
      'error_mfa',
      'That code did not work. Ask your provider for a new one and try again, or use another way.',
    ],
    [
      'error_down',
      'Your provider is not answering right now. Try again in a few minutes, or use another way.',
    ],
    [
      'error_nodata',
      'We connected, but there was nothing we could use. Try another account, or upload a document.',
    ],
  ];

  test.each(sentences)('%s at the bank and at payroll', async (password, sentence) => {
    const bank = { institution: 'Bank', username: 'user_good', password };
    const payroll = { institution: 'Payroll', username: 'goodlogin', password };
    const params = { params: { type: 'TRUV_PAYROLL' } };
    const replies = [
      await submit(atBank, 'bank/disburse', { link: bank }),
      await submit(atIncome, 'income/link', { link: payroll, shareConsent: true }, params),
    ];

    for (const reply of replies) {
      expect(reply.status).toBe(422);
      expect(reply.body).toMatchObject({ fields: { '/link': sentence } });
    }
  });
});

describe('an account number says what becomes of it', () => {
  const typed = (accountNumber: string) => ({
    routingNumber: '021000021',
    accountType: 'CHECKING',
    accountNumber,
    accountNumberAgain: accountNumber,
    ownerConfirmed: true,
  });

  test.each([
    ['1000000002', '/accountNumber'],
    ['1000000005', '/routingNumber'],
    ['1000000008', '/accountNumber'],
  ])('%s is refused at %s, and nothing is kept', async (number, field) => {
    const reply = await submit(atBank, 'bank/manual-disburse', typed(number));
    const journey = await settled(server, atBank);

    expect(reply.status).toBe(422);
    expect(Object.keys((reply.body as { fields: object }).fields)).toEqual([field]);
    expect(fact(journey, 'application.disburseAccount')).toBeUndefined();
    expect(journey.step).toBe('DISBURSEMENT_ACCOUNT');
  });

  test('1000000001 goes on under review, with a mask and never the number', async () => {
    const reply = await submit(atBank, 'bank/manual-disburse', typed('1000000001'));
    const journey = await settled(server, atBank);

    expect(reply.status).toBe(200);
    expect(fact(journey, 'application.status.giactAccountStatus')).toBe('PENDING_REVIEW');
    expect(fact(journey, 'application.disburseAccount')).toMatchObject({
      mask: '0001',
      routingNumber: '021000021',
    });
    expect(JSON.stringify(journey)).not.toContain('1000000001');
  });
});

test('the offer beside the bank details is that of the payment just chosen, before it is confirmed', async () => {
  const borrower = await walk(server, { until: 'heloc/bank/autopay' });
  const terms = async () => {
    const journey = await settled(server, borrower);
    return ['application.rate', 'offer.paymentCents', 'figures.payment.monthlyCents'].map((path) =>
      fact(journey, path),
    );
  };
  const byHand = { payType: 'MANUAL', dueDay: 5 };
  expect((await submit(borrower, 'bank/autopay', byHand)).status).toBe(200);
  expect(await terms()).toEqual([9.25, 76_820, 76_820]);

  const byAutopay = { payType: 'AUTOPAY', sameAccount: true, dueDay: 5, autopayAuthorization: true };
  expect((await submit(borrower, 'bank/autopay', byAutopay)).status).toBe(200);
  expect(await terms()).toEqual([9, 76_005, 76_005]);
});

test('the account that is linked is the one that the borrower chose at the bank', async () => {
  const borrower = await walk(server, { until: 'heloc/bank/disburse' });
  const login = { institution: 'Bank', username: 'user_good', password: 'pass_good', account: 'SAVINGS' };
  expect(await submit(borrower, 'bank/disburse', { link: login })).toMatchObject({ status: 200 });

  expect(fact(await settled(server, borrower), 'bank.disburse.accountType')).toBe('SAVINGS');
});

test('an account in another name goes on, and a person looks at it', async () => {
  const { bankLink } = server.world.parties;
  const link = bankLink.link;
  bankLink.link = async (subject, login) => {
    const answer = await link(subject, login);
    return answer.ok ? { ...answer, account: { ...answer.account, ownerName: 'Someone Else' } } : answer;
  };
  const borrower = await walk(server, { until: 'heloc/bank/autopay' });
  bankLink.link = link;
  const journey = await settled(server, borrower);

  expect(fact(journey, 'application.status.giactAccountStatus')).toBe('PENDING_REVIEW');
  expect(fact(journey, 'bank.disburse.ownerName')).toBe('Someone Else');
  expect(journey.step).toBe('AUTOPAY_ACCOUNT');
});

test('the pay page knows both payments, and the bank page lists what the line pays off', async () => {
  const borrower = await walk(server, { until: 'heloc/bank/autopay' });
  const [lien] = fact(await settled(server, borrower), 'liens.items') as {
    lender: string;
    balance: number;
  }[];
  await inside(server, borrower.uuid, (scope) =>
    record(scope, 'liens', { items: [{ ...lien, payoff: true }] } as never),
  );
  const journey = await settled(server, borrower);

  expect(fact(journey, 'offer')).toMatchObject({
    paymentWithAutopayCents: 76_005,
    rateWithAutopay: 9,
    paymentWithoutAutopayCents: 76_820,
    rateWithoutAutopay: 9.25,
  });
  expect(fact(journey, 'figures.payoffs')).toMatchObject([
    { creditor: lien?.lender, amountCents: 31_000_000 },
  ]);
});
