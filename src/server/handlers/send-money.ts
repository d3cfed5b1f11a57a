/**
 * What is paid to whom is fixed under the application's lock, sent under a name that the
 * company sends once, and looked for until it has arrived or come back.
 */

import type { ApplicationScope } from '../application/application-scope.ts';
import { mark } from '../application/mark.ts';
import { record, replace, stored } from '../application/stored.ts';
import { legalName } from '../facts/legal-name.ts';
import { rescissionEnd } from '../facts/rescission-end.ts';
import { nextLook } from '../platform/parties/common/next-look.ts';
import type { Payment, PaymentState } from '../platform/parties/disbursement/party.ts';
import { readApplication } from '../standing/read-application.ts';
import { localWork, partyWork, type WorkFacts } from './work.ts';

const isFixed = ({ underwriting }: WorkFacts) => underwriting.payout !== undefined;
const isSent = ({ underwriting }: WorkFacts) => underwriting.payout?.reference !== undefined;
const name = ({ underwriting }: WorkFacts) => `draw ${underwriting.payout?.number ?? 1}`;
const look = ({ underwriting }: WorkFacts) => (underwriting.payout?.looks ?? 0) + 1;

/** No money before the right to cancel is over: asked here, under the lock, whatever brought the job so far. */
export const fixPayout = localWork(
  (facts) => !facts.status.funded && !isFixed(facts),
  async (scope) => {
    const { moments = {}, payouts = 0 } = await stored(scope, 'underwriting');
    if ((await rescissionEnd(scope)) !== undefined && moments.rescissionEnded === undefined)
      throw new Error('The right to cancel is not over.');
    const { disburse } = await stored(scope, 'bank');
    const { cashCents = 0 } = await stored(scope, 'offer');
    // A line that pays creditors or a merchant may leave nothing to send to the borrower.
    if (!disburse?.uuid || cashCents <= 0) return arrived(scope);
    const payout = { number: payouts + 1, amountCents: cashCents, account: disburse.uuid };
    await record(scope, 'underwriting', { payout, payouts: payouts + 1 });
    return 0;
  },
);

export const sendMoney = partyWork<{ reference: string }>({
  due: (facts) => !facts.status.funded && isFixed(facts) && !isSent(facts),
  occasion: name,
  ask: async (world, subject, facts) => {
    const payment = await readApplication(world, subject.asking?.application ?? '', paymentOf(name(facts)));
    return world.parties.disbursement.pay(subject, payment);
  },
  store: async (scope, { reference }) => {
    const { payout, moments } = await stored(scope, 'underwriting');
    if (!payout) return 0;
    await record(scope, 'underwriting', {
      payout: { ...payout, reference },
      moments: { ...moments, sent: scope.now },
    });
    await record(scope, 'status', { payout: 'SENT' });
    await scope.audit('money-sent', { payment: payout.number, amountCents: payout.amountCents });
    return 0;
  },
});

export const lookForMoney = partyWork<PaymentState>({
  due: (facts) => !facts.status.funded && isSent(facts),
  occasion: (facts) => `${name(facts)}, look ${look(facts)}`,
  looksFor: 'PAYMENT',
  ask: ({ parties }, subject, facts) =>
    parties.disbursement.look(subject, facts.underwriting.payout?.reference ?? '', look(facts)),
  store: async (scope, answer, { world }) => {
    if (answer.state === 'PAID') return arrived(scope);
    if (answer.state === 'RETURNED') return cameBack(scope, answer.reason);
    const { payout } = await stored(scope, 'underwriting');
    if (payout)
      await record(scope, 'underwriting', { payout: { ...payout, looks: (payout.looks ?? 0) + 1 } });
    return nextLook(world);
  },
});

async function arrived(scope: ApplicationScope): Promise<number> {
  await mark(scope, 'funded');
  await record(scope, 'status', { funded: true });
  await scope.audit('funded');
  return 0;
}

async function cameBack(scope: ApplicationScope, reason: string): Promise<number> {
  const { moments: { sent: _, ...others } = {} } = await stored(scope, 'underwriting');
  await replace(scope, 'underwriting', 'moments', others);
  await record(scope, 'underwriting', { payout: null });
  await record(scope, 'status', { payout: 'RETURNED' });
  if (reason !== 'REFUSED') await stopAutopayFrom(scope);
  await scope.audit('money-returned', { reason });
  return 0;
}

/** As it was fixed: an account that is another one by now gets nothing. */
function paymentOf(name: string) {
  return async (scope: ApplicationScope): Promise<Payment> => {
    const { payout } = await stored(scope, 'underwriting');
    const { disburse } = await stored(scope, 'bank');
    const accountNumber = await scope.sealed.get('disburseAccountNumber');
    if (!payout || !accountNumber || disburse?.uuid !== payout.account)
      throw new Error('The account is not the one that the payment was fixed for.');
    return {
      name,
      amountCents: payout.amountCents,
      payee: {
        way: 'ACH',
        name: legalName(await stored(scope, 'profile')),
        routingNumber: disburse.routingNumber ?? '',
        accountNumber,
        accountType: disburse.accountType ?? 'CHECKING',
      },
    };
  };
}

// No payment can be taken from an account that took none: the borrower says again from which one to pay.
async function stopAutopayFrom(scope: ApplicationScope): Promise<void> {
  const paidTo = await scope.sealed.get('disburseAccountNumber');
  const paidFrom = await scope.sealed.get('autopayAccountNumber');
  const { autopay, disburse } = await stored(scope, 'bank');
  if (!autopay || paidFrom !== paidTo || autopay.routingNumber !== disburse?.routingNumber) return;
  await record(scope, 'bank', { autopay: null });
  await scope.audit('autopay-stopped');
}
