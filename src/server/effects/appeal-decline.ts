/** The borrower asks us to look at a decline again, once. Reopens nothing itself: a person answers. */
import { isBankingDay } from '../../engine/finance/business-day.ts';
import { daysAfter } from '../../engine/finance/days-after.ts';
import type { Figures } from '../../types/figures.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { legalDay } from '../platform/legal-day.ts';
import { isDecidedNo } from '../underwriting/final-no.ts';
import { fileUuids, textOf } from './answers.ts';

type Appeal = NonNullable<Figures['appeal']>;

export const appealDecline: Effect = {
  name: 'appeal-decline',
  run: async (context) => {
    const { appeal } = await stored(context, 'figures');
    if (appeal || !(await isDecidedNo(context))) throw new Refusal(409, [says('application.appealedOnce')]);
    const { data, now, world, application } = context;
    const { appealAnswerDays } = limitsOf(world, application.orgCode).decline;
    const sentOn = legalDay(now);
    const sent: Appeal = {
      // The page offers the words of the enumeration.
      kind: textOf(data, 'appealKind') as Appeal['kind'],
      explanation: textOf(data, 'explanation') ?? '',
      sentOn,
      answerBy: daysAfter(sentOn, appealAnswerDays, isBankingDay),
    };
    await record(context, 'figures', { appeal: sent });
    await context.audit('decline-appealed', {
      kind: sent.kind,
      documents: fileUuids(data, 'documents').length,
    });
  },
};
