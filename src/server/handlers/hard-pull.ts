/** The hard pull of one person's credit: the borrower's, and in a part that of who borrows too. */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { CreditReport } from '../platform/parties/credit-bureau/party.ts';
import { requireConsent } from './require-consent.ts';
import { partyWork, type Work, type WorkFacts } from './work.ts';

export const hardPulls = ({ underwriting }: WorkFacts) => (underwriting.hardPulls ?? []).length;

/** @param ready what must be so besides: a pull that is under way without an answer is due */
export function hardPull(
  store: (scope: ApplicationScope, report: CreditReport) => Promise<void>,
  ready: (facts: WorkFacts) => boolean = () => true,
): Work {
  return partyWork<CreditReport>({
    due: (facts) => isPulling(facts) && facts.status.hardCreditOutcome === undefined && ready(facts),
    occasion: (facts) => `hard pull ${hardPulls(facts) + 1}`,
    permit: requireConsent('HARD_CREDIT'),
    ask: ({ parties }, subject, facts) =>
      parties.creditBureau.pull({
        subject,
        kind: 'HARD',
        attempt: hardPulls(facts) + 1,
        confirmedByPhone: facts.underwriting.confirmedByPhone !== undefined,
      }),
    store: async (scope, report) => {
      await store(scope, report);
      return 0;
    },
  });
}

export const isPulling = ({ status }: WorkFacts) => status.hardCreditStatus === 'PULLING';
