/** The debts that the borrower wants this line to pay off, on the home and beside it, with what they are known to owe. */
import type { Figures } from '../../types/figures.ts';
import type { Liens } from '../../types/liens.ts';

export type Payoff = NonNullable<Figures['payoffs']>[number];

export function chosenPayoffs(liens: Liens): Payoff[] {
  const onTheHome = (liens.items ?? []).filter(({ open, payoff }) => open !== false && payoff);
  return [
    ...onTheHome.map(({ uuid, lender, balance }) => ({
      ...(uuid ? { uuid } : {}),
      creditor: lender,
      amountCents: Math.round(balance * 100),
    })),
    ...chosenDebts(liens).map(({ uuid, creditor, mask, balance }) => ({
      uuid,
      creditor,
      ...(mask ? { mask } : {}),
      amountCents: Math.round(balance * 100),
    })),
  ];
}

/** Those that are not secured by the home. */
export function chosenDebts({ debts = [] }: Liens): NonNullable<Liens['debts']> {
  return debts.filter(({ payoff }) => payoff);
}
