/** What became of an application in the words of Regulation C, from what is stored of it. */
import { type HmdaAction, hmdaAction } from '../../../engine/hmda/hmda-action.ts';
import type { ApplicationScope } from '../../application/application-scope.ts';
import { isApproved } from '../../application/is-approved.ts';
import { stored } from '../../application/stored.ts';
import { legalDay } from '../../platform/legal-day.ts';

/** Undefined while nothing has. */
export async function actionOf(scope: ApplicationScope): Promise<HmdaAction | undefined> {
  const status = await stored(scope, 'status');
  const { uwDecision, rescinded, ended } = status;
  const { moments = {} } = await stored(scope, 'underwriting');
  const { decision } = await stored(scope, 'figures');
  const isNo = uwDecision === 'DECLINE' || uwDecision === 'INELIGIBLE';
  const dayOf = (moment: keyof typeof moments) =>
    moments[moment] === undefined ? undefined : legalDay(moments[moment]);
  return hmdaAction({
    funded: dayOf('funded'),
    // Left alone until it was closed, it was not withdrawn by the borrower.
    [ended === 'INCOMPLETE' || ended === 'EXPIRED' ? 'expired' : 'cancelled']: dayOf('cancelled'),
    denied: isNo ? decision?.date : undefined,
    reasons: (decision?.reasons ?? []).map(({ hmda = '', text }) => ({ code: hmda, text })),
    // A rescinded line was agreed to by both, and not taken (comment 4(a)(8)(i)-10).
    approved: rescinded === true || isApproved(status),
  });
}
