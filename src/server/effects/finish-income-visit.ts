/**
 * The borrower is back from proving an income: stores what the company found, and decides with it. A visit stays until there is an answer;
 * one that found nothing counts as a link that failed.
 */
import type { Income } from '../../types/income.ts';
import { stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { type Said, says } from '../platform/language/said.ts';
import { legalDay } from '../platform/legal-day.ts';
import type { IncomeVisitEnd } from '../platform/parties/income-link/party.ts';
import { inApplication } from '../standing/in-application.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { endIncomeVisit } from '../underwriting/income-visit.ts';
import { noteFailedLink } from './note-failed-link.ts';
import { takeIncomes } from './take-incomes.ts';

type SourceType = NonNullable<Income['sources']>[number]['type'];

export const finishIncomeVisit: Effect = {
  name: 'finish-income-visit',
  run: async (context) => {
    await refuseDecided(context);
    const { incomeVisit } = await stored(context, 'underwriting');
    if (!incomeVisit) throw new Refusal(409, [says('page.impossible')]);
    const { ticket } = incomeVisit;
    // What was submitted when the visit began: a word of the enumeration.
    const type = incomeVisit.type as SourceType;
    const subject = await subjectOf(context, context.request.key);
    const end = await context.parties.incomeLink.finishVisit?.(subject, ticket, legalDay(context.now));
    if (!end?.ok) throw refusal(context, type, end);
    await endIncomeVisit(context);
    await takeIncomes(context, type, end.incomes);
  },
};

const unfinished: Record<'NOT_FINISHED' | 'NOT_READY' | 'OTHER_NAME', Said> = {
  NOT_FINISHED: says('income.notFinished'),
  NOT_READY: says('income.notReady'),
  OTHER_NAME: says('income.otherName'),
};

function refusal(
  { world, application }: EffectContext,
  type: SourceType,
  end: Exclude<IncomeVisitEnd, { ok: true }> | undefined,
) {
  if (!end || end.code === 'NOT_FINISHED' || end.code === 'NOT_READY')
    return new Refusal(409, [unfinished[end?.code ?? 'NOT_FINISHED']]);
  const message = 'message' in end ? end.message : unfinished[end.code];
  const afterwards = () =>
    inApplication(world, application.uuid, async (scope) => {
      await endIncomeVisit(scope);
      await noteFailedLink(scope, type);
    });
  return new Refusal(409, [message], { afterwards });
}
