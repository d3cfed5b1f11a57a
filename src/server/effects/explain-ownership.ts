/** The borrower says why the county names another owner. Who owns nothing cannot borrow on it; the rest a person compares with the deed. */
import { decideCredit } from '../../engine/finance/decide-credit.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { lenderOf } from '../facts/lender.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { storeDecision } from '../underwriting/store-decision.ts';
import { fileUuids } from './answers.ts';

export const explainOwnership: Effect = {
  name: 'explain-ownership',
  run: async (context) => {
    await refuseDecided(context);
    const { ownershipReason = '' } = (await stored(context, 'application')).property ?? {};
    const lender = lenderOf(context.world, context.application.orgCode);
    const decided = decideCredit(lender.decisions, 'OWNERSHIP', { ownershipReason });
    await context.audit('ownership-explained', { reason: ownershipReason });
    if (decided) return storeDecision(context, lender, decided);
    if (fileUuids(context.data, 'deed').length === 0) throw refuseField('deed', says('home.deed'));
    await record(context, 'status', { ownershipPaperRefused: null });
  },
};
