/** When half of the line is paid back, told beside the months of its amortization. */
/** Covers src/web/widgets/offer/offer-chart.tsx. */
// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { amortize } from '../../../src/engine/finance/amortize.ts';
import { OfferChart } from '../../../src/web/widgets/offer/offer-chart.tsx';
import '../fixtures/browser.ts';

type Props = Parameters<typeof OfferChart>[0];

const terms = [5, 10, 15, 20, 30];
const rates = [7.6, 9.15, 11.125, 17.2];

test.each(terms.flatMap((term) => rates.map((rate) => [term, rate] as const)))(
  '%i years at %d%%: the month that reaches half lies in the year that is told',
  (term, rate) => {
    const owed = 6_000_000;
    const { rows = [], balancesByYear } = amortize(owed, rate, term * 12, { rows: true });
    const month = rows.find(({ balanceCents }) => balanceCents <= owed / 2)?.month ?? 0;
    const choice = { amount: owed / 100, term } as Props['choice'];
    render(<OfferChart choice={choice} quote={{ balancesByYear } as Props['quote']} />);
    const told = screen.getByText(/^Half is paid back/).textContent;
    expect(told).toBe(
      `Half is paid back during year ${Math.ceil(month / 12)}, all of it after ${term} years.`,
    );
    cleanup();
  },
);
