/**
 * The sandbox's tax service: leads straight back. Two years, of which the later one was 5 percent better than the
 * average that the sample borrower proves, and the earlier one as much worse. Records that come late are not there at
 * the first looks.
 */

import { daysBefore, personaFor, type SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { TaxTranscripts } from './party.ts';

/** What a business takes in for each dollar of its profit. */
const receipts = 1.6;

export function sandbox(options: SandboxOptions): TaxTranscripts {
  const looks = new Map<string, number>();
  return {
    async start(_subject, { state, returnTo }) {
      const address = new URL(returnTo);
      address.searchParams.set('state', state);
      return { address: address.href };
    },
    async transcript(subject, { kind, state }) {
      const { income, taxPendingLooks } = personaFor(options, subject);
      const look = (looks.get(state) ?? 0) + 1;
      if (look <= taxPendingLooks) {
        looks.set(state, look);
        return { pending: true };
      }
      const latest = Number(daysBefore(options, 0).slice(0, 4)) - 1;
      const average = income.monthlyVerified * 12 * 100;
      const yearOf = (year: number, cents: number) =>
        kind === 'RETURNS'
          ? { year, grossCents: Math.round(cents * receipts), netCents: cents }
          : { year, grossCents: average, netCents: average };
      const later = Math.round(average * 1.05);
      const years = [yearOf(latest, later), yearOf(latest - 1, 2 * average - later)];
      return { pending: false, payer: income.employer, years: income.linkWorks ? years : [] };
    },
  };
}
