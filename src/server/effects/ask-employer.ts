/** The borrower said whom we may ask at work; a person asks there next. */
import { stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { refuseDecided } from '../underwriting/final-no.ts';

export const askEmployer: Effect = {
  name: 'ask-employer',
  run: async (context) => {
    await refuseDecided(context);
    const { employmentVerificationNeeded } = await stored(context, 'status');
    if (!employmentVerificationNeeded) throw new Refusal(409, [says('income.jobConfirmed')]);
    await context.audit('employer-named');
  },
};
