/**
 * Sends the borrower to the site of the company that proves incomes, which leads back to where logins return. What that company knows the
 * visit by stays here; a visit that is started again replaces it, and the company forgets the one before.
 */
import { readPath } from '../../engine/facts/read-path.ts';
import type { Effect } from '../backend/effect.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { beginIncomeVisit } from '../underwriting/income-visit.ts';
import { isTaxSource } from '../underwriting/tax-kind.ts';
import { linkVisitOf } from './link-visit-of.ts';

export const startIncomeVisit: Effect = {
  name: 'start-income-visit',
  run: async (context) => {
    await refuseDecided(context);
    const { type = 'UNKNOWN' } = context.params;
    if (isTaxSource(type)) throw new Refusal(409, [says('tax.elsewhere')]);
    if (readPath(context.facts, 'figures.incomeVisit') === undefined)
      throw new Refusal(409, [says('page.impossible')]);
    const subject = await subjectOf(context, context.request.key);
    const started = await context.parties.incomeLink.startVisit?.(subject, type, linkVisitOf(context));
    if (!started) return;
    await beginIncomeVisit(context, { ticket: started.ticket, type });
    context.leaveFor(started.address);
  },
};
