/** The borrower said something about each late payment. Compared with our own findings; a person reviews it next. */
import type { Liens } from '../../types/liens.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { fileUuids } from './answers.ts';

type LateAccount = NonNullable<Liens['delinquencies']>[number];

export const explainLatePayments: Effect = {
  name: 'explain-late-payments',
  run: async (context) => {
    await refuseDecided(context);
    const { reportedLates = [] } = await stored(context, 'underwriting');
    const { delinquencies = [] } = await stored(context, 'liens');
    const answered = reportedLates.flatMap((late) => {
      const said = delinquencies.find(({ uuid, answer }) => uuid === late.uuid && answer);
      return said ? [{ ...said, ...late }] : [];
    });
    if (answered.length < reportedLates.length)
      throw refuseField('delinquencies', says('liens.latePayments'));
    if (answered.some(lacksWords)) throw refuseField('delinquencies', says('liens.latePaymentWords'));
    const paid = answered.some(({ answer }) => answer === 'PAID');
    if (paid && fileUuids(context.data, 'proof').length === 0)
      throw refuseField('proof', says('liens.latePaymentProof'));
    await record(context, 'liens', { delinquencies: answered });
    await context.audit('late-payments-explained', { count: answered.length });
  },
};

const lacksWords = ({ answer, explanation }: LateAccount) => answer === 'EXPLAIN' && !explanation;
