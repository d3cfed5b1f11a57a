/** The borrower lists assets that may count as income, with statements for each; a person reads them next. */
import { addDays } from '../../engine/dates/add-months.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { legalDay } from '../platform/legal-day.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { fileUuids } from './answers.ts';

export const sendAssets: Effect = {
  name: 'send-assets',
  run: async (context) => {
    await refuseDecided(context);
    const { statementDays, statementsPerAccount } = limitsOf(
      context.world,
      context.application.orgCode,
    ).income;
    const { assets = [] } = await stored(context, 'income');
    const today = legalDay(context.now);
    const oldest = addDays(today, -statementDays);
    for (const [row, { statementDate = '' }] of assets.entries()) {
      const field = `assets/${row}/statementDate`;
      if (statementDate === '' || statementDate > today)
        throw refuseField(field, says('income.statementDate'));
      if (statementDate < oldest) throw refuseField(field, says('income.statementOld', { date: oldest }));
    }
    if (fileUuids(context.data, 'statements').length < statementsPerAccount * assets.length)
      throw refuseField('statements', says('income.statementsMissing'));
    await record(context, 'application', { assetDepletion: { sent: true } });
    await context.audit('assets-sent', { accounts: assets.length });
  },
};
