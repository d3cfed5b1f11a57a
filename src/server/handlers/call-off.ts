/** Companies are told to stop: those that still work for an application that ended without a line, each once, and one whose visit is over. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record } from '../application/stored.ts';
import type { Underwriting } from '../application/underwriting.ts';
import type { CalledOff } from '../platform/parties/common/called-off.ts';
import { chain } from './chain.ts';
import { forgetIncomeVisit } from './forget-income-visit.ts';
import { hasEnded, partyWork, type Work, type WorkFacts } from './work.ts';

type Company = keyof NonNullable<Underwriting['calledOff']>;
type CallOff = {
  /** Whether the company still works for the application. */
  works(facts: WorkFacts): boolean;
  cancel: Parameters<typeof partyWork<CalledOff>>[0]['ask'];
};

function callingOff(company: Company, { works, cancel }: CallOff): Work {
  const store = async (scope: ApplicationScope, { stopped }: CalledOff) => {
    await record(scope, 'underwriting', { calledOff: { [company]: true } });
    await scope.audit('called-off', { company, stopped });
    return 0;
  };
  return partyWork({
    due: (facts) => hasEnded(facts) && !facts.underwriting.calledOff?.[company] && works(facts),
    occasion: () => `call off ${company}`,
    ask: cancel,
    store,
    late: store,
  });
}

const valuation = callingOff('valuation', {
  works: ({ underwriting }) => underwriting.valuationReference !== undefined,
  cancel: ({ parties }, subject, { underwriting }) =>
    parties.valuation.cancel(subject, underwriting.valuationReference ?? ''),
});

const title = callingOff('title', {
  works: ({ underwriting }) => underwriting.title !== undefined,
  cancel: ({ parties }, subject) => parties.titleSearch.cancel(subject),
});

/** A session by video; a visit in person was arranged by a person, who calls it off (reviews.json). */
const notary = callingOff('notary', {
  works: ({ status, figures }) =>
    figures.notary?.confirmedFor !== undefined &&
    !status.manualNotary &&
    !status.disclosurelistNotaryComplete,
  cancel: ({ parties }, subject, { figures }) =>
    parties.notary.cancel(subject, figures.notary?.confirmedFor ?? ''),
});

export const callOff = chain('call-off', [valuation, notary, title, forgetIncomeVisit], { afterEnd: true });
