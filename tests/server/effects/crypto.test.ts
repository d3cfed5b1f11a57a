/** A line that is paid out in crypto has no account for its money, and passes the bank pages all the same (FINDING-A1.5). */
/** Covers src/server/effects. */
import { expect, test } from 'vitest';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import { fact, settled, submit, type Walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const sample = readSample('happy');
const indexOf = (page: string) => sample.steps.findIndex((step) => step.page === page);

const server = sharedRealServer();

/** Comes by the crypto source, and stands before the bank pages. */
async function atBank(): Promise<Walk> {
  const client = server.client();
  await client.expect('GET', '/service-application/external/api/v1/registration?utm_source=cloc');
  const email = `c${Date.now()}${Math.floor(Math.random() * 1e6)}+crypto@example.com`;
  const progress = await drive(client, sample, { email, until: 'heloc/bank/disburse' });
  return { client, progress, uuid: progress.uuid ?? '' };
}

const ways = {
  AUTOPAY: {
    payType: 'AUTOPAY',
    autopayRoutingNumber: '021000021',
    autopayAccountType: 'CHECKING',
    autopayAccountNumber: '1000000000',
    dueDay: 5,
    autopayAuthorization: true,
  },
  MANUAL: { payType: 'MANUAL', dueDay: 5 },
};

test.each(Object.entries(ways))(
  'paying %s, a crypto line goes on to identity, and signs',
  async (_, data) => {
    const borrower = await atBank();
    const before = await settled(server, borrower);
    expect([before.step, fact(before, 'application.isCrypto')]).toEqual(['AUTOPAY_ACCOUNT', true]);
    expect((await submit(borrower, 'bank/confirm', {})).status).toBe(409);
    expect((await submit(borrower, 'bank/disburse', {})).status).toBe(409);

    expect(await submit(borrower, 'bank/autopay', data)).toMatchObject({
      status: 200,
      body: { started: false },
    });
    expect(await submit(borrower, 'bank/confirm', {})).toMatchObject({
      status: 200,
      body: { step: 'IDENTITY_VERIFICATION' },
    });
    const email = String(fact(before, 'profile.email'));
    await drive(borrower.client, sample, {
      ...{ email, until: 'heloc/signing/sign' },
      ...{ progress: borrower.progress, from: indexOf('identity') },
    });
    expect((await settled(server, borrower)).step).toBe('NOTE_SIGNING');
  },
);

test('a crypto line that pays automatically has to name the account it pays from', async () => {
  const borrower = await atBank();
  const { autopayAccountNumber: _, ...data } = ways.AUTOPAY;

  expect(await submit(borrower, 'bank/autopay', data)).toMatchObject({
    status: 422,
    body: { fields: { '/autopayAccountNumber': expect.any(String) } },
  });
});
