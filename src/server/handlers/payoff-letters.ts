/** Asks creditors what pays their debts off, with the borrower's authorization, and looks until each has answered. */

import { record, replace, stored } from '../application/stored.ts';
import type { Payoff } from '../facts/chosen-payoffs.ts';
import { nextLook } from '../platform/parties/common/next-look.ts';
import type { PayoffLetter } from '../platform/parties/payoff-letters/party.ts';
import { changePayoffs } from '../underwriting/change-payoffs.ts';
import { chain } from './chain.ts';
import { requireConsent } from './require-consent.ts';
import { partyWork, type WorkFacts } from './work.ts';

const waiting = ({ figures }: WorkFacts) =>
  (figures.payoffs ?? []).filter(({ status, uuid }) => status === 'REQUESTED' && uuid !== undefined);
const referenceOf = ({ underwriting }: WorkFacts, { uuid = '' }: Payoff) =>
  underwriting.payoffReferences?.[uuid];
const toRequest = (facts: WorkFacts) => waiting(facts).filter((payoff) => !referenceOf(facts, payoff));
const look = ({ underwriting }: WorkFacts) => (underwriting.payoffLooks ?? 0) + 1;
const round = ({ underwriting }: WorkFacts) => (underwriting.payoffRequests ?? 0) + 1;

type Answers<Answer> = Record<string, Answer>;

const request = partyWork<Answers<string>>({
  due: (facts) => toRequest(facts).length > 0,
  occasion: (facts) => `payoff request ${round(facts)}`,
  permit: requireConsent('PAYOFF_AUTHORIZATION'),
  ask: ({ parties }, subject, facts) =>
    eachOf(toRequest(facts), async ({ creditor, mask }) => {
      const asked = await parties.payoffLetters.request(subject, { creditor, ...(mask ? { mask } : {}) });
      return asked.reference;
    }),
  store: async (scope, references) => {
    const { payoffReferences = {}, payoffRequests = 0 } = await stored(scope, 'underwriting');
    await record(scope, 'underwriting', {
      payoffReferences: { ...payoffReferences, ...references },
      payoffRequests: payoffRequests + 1,
      payoffLooks: 0,
    });
    return 0;
  },
});

const letters = partyWork<Answers<PayoffLetter>>({
  due: (facts) => waiting(facts).length > 0,
  occasion: (facts) => `payoff requests ${round(facts)}, look ${look(facts)}`,
  looksFor: 'PAYOFF_LETTERS',
  ask: ({ parties }, subject, facts) =>
    eachOf(waiting(facts), (payoff) =>
      parties.payoffLetters.letter(subject, referenceOf(facts, payoff) ?? '', look(facts)),
    ),
  store: async (scope, answers, { world }) => {
    const { payoffLooks = 0, payoffReferences = {} } = await stored(scope, 'underwriting');
    const done = Object.entries(answers).filter(([, { pending }]) => !pending);
    const open = Object.entries(payoffReferences).filter(([uuid]) => answers[uuid]?.pending);
    await replace(scope, 'underwriting', 'payoffReferences', Object.fromEntries(open));
    await record(scope, 'underwriting', { payoffLooks: payoffLooks + 1 });
    await changePayoffs(scope, (payoff) => stated(payoff, answers[payoff.uuid ?? '']));
    if (done.length === Object.keys(answers).length) return 0;
    return nextLook(world);
  },
});

// A letter that the borrower sent meanwhile stands.
function stated(payoff: Payoff, letter: PayoffLetter | undefined): Payoff {
  if (payoff.status !== 'REQUESTED' || !letter || letter.pending) return payoff;
  const { amountCents, perDiemCents, goodThrough, payTo } = letter;
  return {
    ...payoff,
    amountCents,
    perDiemCents,
    goodThrough,
    payTo: payTo as Payoff['payTo'],
    status: 'CONFIRMED',
  };
}

async function eachOf<Answer>(
  payoffs: Payoff[],
  ask: (payoff: Payoff) => Promise<Answer>,
): Promise<Answers<Answer>> {
  const answers = payoffs.map(async (payoff) => [payoff.uuid ?? '', await ask(payoff)] as const);
  return Object.fromEntries(await Promise.all(answers));
}

export const payoffLetters = chain('payoff-letters', [request, letters]);
