/** The sandbox's credit bureau: answers from the persona, never from a person. */

import type { Persona } from '../sandbox/persona.ts';
import { daysBefore, personaFor, type SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { CreditBureau, CreditInquiry, CreditOutcome, CreditReport } from './party.ts';

const bureau = {
  name: 'Sandbox Credit Bureau',
  address: 'P.O. Box 1000, Sampletown, CA 90001',
  phone: '+12025550190',
  website: 'https://bureau.example',
};

export function sandbox(options: SandboxOptions): CreditBureau {
  return {
    async pull(inquiry) {
      const persona = personaFor(options, inquiry.subject);
      const outcome = outcomeOf(persona, inquiry);
      const frozenWithPin = outcome === 'FROZEN' && persona.pin !== undefined;
      if (outcome !== 'OK') return { outcome, bureau, frozenWithPin };
      const asks = inquiry.kind === 'HARD' ? asked(persona) : {};
      return { outcome, bureau, ...file(persona, options), ...asks };
    },
  };
}

function asked({ condition, numDocsRequired }: Persona): Pick<CreditReport, 'conditions'> {
  if (condition === undefined) return {};
  return { conditions: [{ category: condition, ...(numDocsRequired !== undefined && { numDocsRequired }) }] };
}

function outcomeOf(persona: Persona, inquiry: CreditInquiry): CreditOutcome {
  const outcome = filedOutcome(persona, inquiry);
  const isAlert = outcome === 'FRAUD_ALERT' || outcome === 'MINOR';
  return isAlert && inquiry.confirmedByPhone ? 'OK' : outcome;
}

function filedOutcome(persona: Persona, { kind, subject, attempt, pin }: CreditInquiry): CreditOutcome {
  if (kind === 'HARD')
    return attempt >= (persona.hardClearsOnAttempt ?? Number.POSITIVE_INFINITY) ? 'OK' : persona.hardOutcome;
  if (persona.pin !== undefined && pin === persona.pin) return 'OK';
  if (persona.clearsOnAttempt !== undefined && attempt >= persona.clearsOnAttempt) return 'OK';
  return subject.ssn && persona.softOutcomeWithSsn ? persona.softOutcomeWithSsn : persona.softOutcome;
}

function file(persona: Persona, options: SandboxOptions): Omit<CreditReport, 'outcome' | 'bureau'> {
  return {
    score: persona.score,
    scoreDate: daysBefore(options, 0),
    keyFactors: persona.keyFactors.map(({ text, inquiries = false }) => ({ text, inquiries })),
    monthlyDebts: persona.liens.reduce((sum, lien) => sum + lien.payment, persona.otherDebts),
    liens: persona.liens,
    inquiries: persona.inquiries.map(({ daysAgo, ...rest }) => ({
      ...rest,
      date: daysBefore(options, daysAgo),
    })),
    lates: persona.lates.map(({ daysAgo, ...rest }) => ({ ...rest, date: daysBefore(options, daysAgo) })),
    events: persona.events,
    payoffCandidates: persona.payoffCandidates,
  };
}
