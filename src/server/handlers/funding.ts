/** What is done from the last paper to the money: the days to cancel run out, the deed is recorded, the money is sent. */
import { mark } from '../application/mark.ts';
import { rescissionEnd } from '../facts/rescission-end.ts';
import { isExpired, renewExpiredPayoffs } from '../underwriting/renew-payoffs.ts';
import { payDebts } from './pay-debts.ts';
import { lookForDeed, submitDeed } from './record-deed.ts';
import { fixPayout, lookForMoney, sendMoney } from './send-money.ts';
import { staged } from './staged.ts';
import { localWork } from './work.ts';

/** Durable: the job starts again when the period is over, however often the server restarts meanwhile. */
const cancelPeriod = localWork(
  ({ underwriting }) => underwriting.moments?.rescissionEnded === undefined,
  async (scope, _answer, { skipped }) => {
    const end = await rescissionEnd(scope);
    // Without it no one can say that the period is over, and the money must not leave.
    if (end === undefined) throw new Error('The last day to cancel is not known.');
    const left = end - scope.now;
    if (left > 0 && !skipped) return left;
    await mark(scope, 'rescissionEnded');
    return 0;
  },
);

const payoffLetters = localWork(
  ({ status, figures, today }) =>
    status.directDebtPayoff === true && (figures.payoffs ?? []).some((payoff) => isExpired(payoff, today)),
  async (scope) => {
    await renewExpiredPayoffs(scope);
    return 0;
  },
);

export const funding = staged('funding', {
  'await-last-day-to-cancel': cancelPeriod,
  'submit-deed': submitDeed,
  'look-for-deed': lookForDeed,
  'renew-payoff-letters': payoffLetters,
  'pay-debts': payDebts,
  'fix-payment': fixPayout,
  'send-money': sendMoney,
  'look-for-money': lookForMoney,
});
