/** Each creditor gets what its letter says, once, before the borrower gets the rest. */
import { record, stored } from '../application/stored.ts';
import type { Payoff } from '../facts/chosen-payoffs.ts';
import type { Payment } from '../platform/parties/disbursement/party.ts';
import { partyWork, type WorkFacts } from './work.ts';

const unpaid = ({ figures }: WorkFacts) =>
  (figures.payoffs ?? []).filter(({ status }) => status === 'CONFIRMED');

export const payDebts = partyWork<Record<string, string>>({
  due: (facts) => unpaid(facts).length > 0,
  occasion: () => 'payoffs',
  ask: async ({ parties }, subject, facts) => {
    const sent = unpaid(facts).map(async (payoff) => {
      const { reference } = await parties.disbursement.pay(subject, paymentOf(payoff));
      return [payoff.uuid ?? '', reference] as const;
    });
    return Object.fromEntries(await Promise.all(sent));
  },
  store: async (scope, references) => {
    const { payoffs = [] } = await stored(scope, 'figures');
    const isSent = ({ uuid = '' }: Payoff) => references[uuid] !== undefined;
    await record(scope, 'figures', {
      payoffs: payoffs.map((payoff) => (isSent(payoff) ? { ...payoff, status: 'PAID' } : payoff)),
    });
    await record(scope, 'underwriting', { payoffPayments: references });
    await scope.audit('debts-paid', { count: payoffs.filter(isSent).length });
    return 0;
  },
});

/** The name of the payment is the debt's: a second job orders the same payment. */
function paymentOf({ uuid, creditor, mask, amountCents = 0, goodThrough, payTo }: Payoff): Payment {
  const { street1 = '', street2, city = '', state = '', zip = '' } = payTo ?? {};
  return {
    name: `payoff ${uuid} of ${goodThrough}`,
    amountCents,
    payee: {
      way: 'CHECK',
      name: creditor,
      address: { street1, ...(street2 ? { street2 } : {}), city, state, zip },
    },
    ...(mask ? { memo: `Payoff of the account ending in ${mask}` } : {}),
  };
}
