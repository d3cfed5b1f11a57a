/**
 * Sends a notice of their own to each person who borrows too and whose report a decline rests on (15 USC 1681m(a)), with the
 * reasons of their own file where that leads to the decline. It holds no number of the borrower's.
 */
import { type CreditDecision, decideCredit } from '../../engine/finance/decide-credit.ts';
import type { Figures } from '../../types/figures.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { type CheckedApplicant, checkedApplicantsOf } from '../facts/co-applicants-of.ts';
import type { Lender } from '../facts/lender.ts';
import { openApplication } from '../standing/open-application.ts';
import { creditFacts } from './credit-facts.ts';
import { isNo } from './is-no.ts';
import { notifyCoBorrower } from './notify-co-borrower.ts';

type Decided = NonNullable<Figures['decision']>;

/** @param decision what the borrower is told */
export async function tellCoBorrowers(
  scope: ApplicationScope,
  lender: Lender,
  decision: Decided,
): Promise<void> {
  if (!decision.creditReport) return;
  for (const applicant of await checkedApplicantsOf(scope)) await tell(scope, lender, decision, applicant);
}

async function tell(
  { tx, world }: ApplicationScope,
  lender: Lender,
  { reasons, date, amount, product, final }: Decided,
  { partUuid, report }: CheckedApplicant,
): Promise<void> {
  const part = await openApplication(tx, world, partUuid, { lock: true });
  const alone = decideCredit(lender.decisions, 'HARD', await creditFacts(part, report));
  await notifyCoBorrower(part, { date, amount, product, final }, ownReasons(alone) ?? reasons);
}

function ownReasons(alone: CreditDecision | null): CreditDecision['reasons'] | undefined {
  return alone && isNo(alone) ? alone.reasons : undefined;
}
