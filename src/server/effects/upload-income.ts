/** The borrower sent documents that prove an income, and says what they show; a person compares the two next. */
import { randomUUID } from 'node:crypto';
import { type IncomeProof, verifiedMonthlyIncome } from '../../engine/finance/verified-monthly-income.ts';
import type { Income } from '../../types/income.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { sameEmployer } from '../underwriting/same-employer.ts';
import { fileUuids, textOf } from './answers.ts';

type Source = NonNullable<Income['sources']>[number];

export const uploadIncome: Effect = {
  name: 'upload-income',
  run: async (context) => {
    await refuseDecided(context);
    const { data, params } = context;
    const { sources = [], employmentType } = await stored(context, 'income');
    const sent = sourceOf(data, (params.type ?? 'MANUAL_PAYSTUB') as Source['type']);
    const known = sources.find((each) => isSame(each, sent));
    const source = { ...sent, uuid: known?.uuid ?? sent.uuid, ...(employmentType ? { employmentType } : {}) };
    await record(context, 'income', {
      sources: known ? sources.map((each) => (each === known ? source : each)) : [...sources, source],
    });
    await record(context, 'status', { manualPaystubUpload: true, manualPaystubTasksComplete: null });
    await context.audit('income-documents', { count: source.documentUuids.length });
  },
};

// An income counts once: documents of an employer take the place of what was sent for it before, unless that is proved. Documents that
// wait to be read and name another payer are of another income.
function isSame(each: Source, sent: Source): boolean {
  if (each.status === 'VERIFIED') return false;
  if (sameEmployer(each.employer, sent.employer)) return true;
  const namesAnother = each.status === 'IN_PROGRESS' && each.employer && sent.employer;
  return !namesAnother && each.type === sent.type;
}

function sourceOf(data: JsonObject, type: Source['type']) {
  const employer = textOf(data, 'payer');
  const payDate = textOf(data, 'payDate');
  const proof = proofOf(data);
  return {
    uuid: randomUUID(),
    type,
    status: 'IN_PROGRESS' as const,
    ...(employer ? { employer } : {}),
    ...(payDate ? { payDate } : {}),
    ...('grossCents' in proof ? { payFrequency: proof.kind, grossCents: proof.grossCents } : {}),
    monthlyCents: verifiedMonthlyIncome(proof),
    documentUuids: fileUuids(data, 'documents'),
  };
}

/** A paystub says a wage and how often it is paid; tax returns, two years; an award letter, a month. */
function proofOf(data: JsonObject): Exclude<IncomeProof, { kind: 'HOURLY' }> {
  const cents = (field: string) => Math.round(Number(data[field] ?? 0) * 100);
  if (data.papers === 'TAX_RETURN')
    return { kind: 'SELF_EMPLOYED', yearsCents: [cents('lastYear'), cents('yearBefore')] };
  if (data.papers === 'AWARD_LETTER') return { kind: 'MONTHLY', grossCents: cents('monthly') };
  // The page offers the words of the enumeration.
  const kind = (textOf(data, 'payFrequency') ?? 'MONTHLY') as
    | 'WEEKLY'
    | 'BIWEEKLY'
    | 'SEMI_MONTHLY'
    | 'MONTHLY';
  return { kind, grossCents: cents('gross') };
}
