/** A valuation by a person: ordered, looked for until it is there, and decided on. */

import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { nextLook } from '../platform/parties/common/next-look.ts';
import type { ValuationReport } from '../platform/parties/valuation/party.ts';
import { storeValuation } from '../underwriting/valuation-report.ts';
import { chain } from './chain.ts';
import { partyWork, type WorkFacts } from './work.ts';

const isOrdered = ({ status }: WorkFacts) => status.bpo === 'BPO_PROCESSING';
const look = ({ underwriting }: WorkFacts) => (underwriting.valuationLooks ?? 0) + 1;
const orders = ({ underwriting }: WorkFacts) => (underwriting.valuations ?? 0) + 1;

const order = partyWork<{ reference: string }>({
  due: (facts) => isOrdered(facts) && facts.underwriting.valuationReference === undefined,
  occasion: (facts) => `valuation ${orders(facts)}`,
  ask: ({ parties }, subject, { order: what }) => parties.valuation.order(subject, what),
  store: async (scope, { reference }) => {
    await record(scope, 'underwriting', { valuationReference: reference });
    await record(scope, 'status', { valuationRequested: null });
    return 0;
  },
  // The borrower cancelled while we ordered: the order is known only now.
  late: async (scope, { reference }) => {
    await record(scope, 'underwriting', { valuationReference: reference });
    await scope.queue.send('call-off');
    return 0;
  },
});

const report = partyWork<ValuationReport>({
  due: (facts) => isOrdered(facts) && facts.underwriting.valuationReference !== undefined,
  occasion: (facts) => `valuation ${orders(facts)}, look ${look(facts)}`,
  looksFor: 'VALUATION',
  ask: ({ parties }, subject, facts) =>
    parties.valuation.report(subject, facts.underwriting.valuationReference ?? '', look(facts)),
  store: async (scope, answer, { world }) => {
    const { valuationLooks = 0, valuations = 0 } = await stored(scope, 'underwriting');
    if (answer.pending) {
      await record(scope, 'underwriting', { valuationLooks: valuationLooks + 1 });
      return nextLook(world);
    }
    await record(scope, 'underwriting', {
      valuationReference: null,
      valuationLooks: null,
      valuations: valuations + 1,
    });
    if (answer.needsVisit) await askForVisit(scope);
    else await storeValuation(scope, answer);
    return 0;
  },
});

/** The home cannot be valued from outside: the borrower orders again, and says who opens the door. */
async function askForVisit(scope: ApplicationScope): Promise<void> {
  await record(scope, 'status', { bpo: 'BPO_REQUIRED', valuationVisit: true });
  await scope.entities.merge('valuation', { kind: null, status: 'BPO_REQUIRED' });
  await scope.audit('valuation-needs-visit');
}

export const valuation = chain('valuation', [order, report]);
