/**
 * Proves an income at a payroll provider or a bank, and decides with what was proved. Passes the login on and forgets it.
 * Refuses the ways of the tax service, which has a login of its own. Failed links are counted, so that the page can offer
 * documents first.
 */
import type { Income } from '../../types/income.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { legalDay } from '../platform/legal-day.ts';
import type { LinkFailure } from '../platform/parties/common/link-failure.ts';
import { inApplication } from '../standing/in-application.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { isTaxSource } from '../underwriting/tax-kind.ts';
import { loginOf } from './answers.ts';
import { noteFailedLink } from './note-failed-link.ts';
import { takeIncomes } from './take-incomes.ts';

type Source = NonNullable<Income['sources']>[number];

export const linkIncome: Effect = {
  name: 'link-income',
  run: async (context) => {
    await refuseDecided(context);
    const { incomeLink } = context.parties;
    const type = context.params.type ?? 'UNKNOWN';
    if (isTaxSource(type)) throw new Refusal(409, [says('tax.elsewhere')]);
    const login = loginOf(context.data, 'link');
    const answer = await incomeLink.link(
      await subjectOf(context, context.request.key),
      type,
      login,
      legalDay(context.now),
    );
    if (!answer.ok) throw refusal(context, type as Source['type'], answer);
    await takeIncomes(context, type as Source['type'], [answer.income]);
  },
};

// A security code that is asked for is no failure: the link continues with it.
function refusal(
  { world, application }: EffectContext,
  type: Source['type'],
  { code, message }: LinkFailure,
) {
  const detail = { fields: { '/link': message } };
  if (code === 'MFA_NEEDED') return new Refusal(422, [message], detail);
  const afterwards = () => inApplication(world, application.uuid, (scope) => noteFailedLink(scope, type));
  return new Refusal(422, [message], { ...detail, afterwards });
}
