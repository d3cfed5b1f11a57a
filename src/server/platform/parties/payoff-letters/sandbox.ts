/** The sandbox's creditors: a debt costs what the credit file says, and 20 days of interest. */
import { addDays } from '../../../../engine/dates/add-months.ts';
import type { Persona } from '../sandbox/persona.ts';
import { daysBefore, personaFor, type SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { PayoffLetters } from './party.ts';

/** Whole dollars, for a debt that the credit file does not name. */
const unknownDebt = 5_000;
const days = 20;

export function sandbox(options: SandboxOptions): PayoffLetters {
  return {
    async request(_subject, { creditor, mask = '' }) {
      return { reference: `PAYOFF-${creditor}-${mask}`.slice(0, 100) };
    },
    async letter(subject, reference, attempt) {
      const persona = personaFor(options, subject);
      if (attempt <= persona.payoffPendingLooks) return { pending: true };
      const cents = balanceOf(persona, reference) * 100;
      // A yearly rate of about 8 percent.
      const perDiemCents = Math.round((cents * 0.08) / 365);
      return {
        pending: false,
        amountCents: cents + perDiemCents * days,
        perDiemCents,
        goodThrough: addDays(daysBefore(options, 0), days),
        payTo: { street1: '1 Sample Plaza', city: 'Sampletown', state: 'DE', zip: '19801' },
      };
    },
  };
}

function balanceOf({ payoffCandidates, liens }: Persona, reference: string): number {
  const debt = payoffCandidates.find(({ creditor }) => reference.includes(creditor));
  return (debt ?? liens.find(({ lender }) => reference.includes(lender)))?.balance ?? unknownDebt;
}
