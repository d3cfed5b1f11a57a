/** From the last paper to the money: the right to cancel runs out, the deed is recorded, the money is sent. */
import { mark } from '../../application/mark.ts';
import { record, stored } from '../../application/stored.ts';
import { rescissionEnd } from '../../facts/rescission-end.ts';
import { renewExpiredPayoffs } from '../../underwriting/renew-payoffs.ts';
import { chain } from './chain.ts';
import { payDebts } from './pay-debts.ts';
import { lookForDeed, submitDeed } from './record-deed.ts';
import { fixPayout, lookForMoney, sendMoney } from './send-money.ts';
import { localStage, type Stage, type StageFacts } from './stage.ts';

const at = (step: string) => (facts: StageFacts) =>
  facts.status.checklistStatus === step && !facts.status.funded && !facts.status.cancelled;

const begin = localStage(at('GEN_RESCISSION'), async (scope) => {
  const { rescission } = await stored(scope, 'figures');
  await record(scope, 'status', { checklistStatus: rescission?.applies ? 'RESCISSION' : 'RECORDING' });
  return 0;
});

/** Durable: the job starts again when the period is over, however often the server restarts meanwhile. */
const cancelPeriod: Stage = localStage(at('RESCISSION'), async (scope, _answer, { skipped }) => {
  const end = await rescissionEnd(scope);
  // Without it nobody can say that the period is over, and the money must not leave.
  if (end === undefined) throw new Error('The last day to cancel is not known.');
  const left = end - scope.now;
  if (left > 0 && !skipped) return left;
  await mark(scope, 'rescissionEnded');
  await record(scope, 'status', { checklistStatus: 'RECORDING' });
  return 0;
});

const isPayable = (facts: StageFacts) =>
  at('FUNDABLE')(facts) &&
  !facts.status.payoffPending &&
  // A person says first whether the account is the borrower's.
  facts.status.giactAccountStatus !== 'PENDING_REVIEW';

const fundable = localStage(isPayable, async (scope) => {
  const { directDebtPayoff } = await stored(scope, 'status');
  if (directDebtPayoff && (await renewExpiredPayoffs(scope))) return 0;
  await record(scope, 'status', {
    checklistStatus: directDebtPayoff ? 'DIRECT_DEBT_PAYOFF' : 'FUNDING_DECISION',
  });
  return 0;
});

const payoff = localStage(at('DIRECT_DEBT_PAYOFF'), async (scope) => {
  await record(scope, 'status', { checklistStatus: 'FUNDING_DECISION' });
  return 0;
});

export const funding = chain('funding', [
  begin,
  cancelPeriod,
  submitDeed,
  lookForDeed,
  fundable,
  payDebts,
  payoff,
  fixPayout,
  sendMoney,
  lookForMoney,
]);
