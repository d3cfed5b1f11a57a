/** The rows of decisions.json: each is reached, in the order of the policy. */
/** Covers src/engine/finance/{closing-rules,decide-credit,underwriting-figures}.ts. */
import { describe, expect, test } from 'vitest';
import { closingRules, requiredInsurance } from '../../../src/engine/finance/closing-rules.ts';
import { type DecisionFacts, decideCredit, type Stage } from '../../../src/engine/finance/decide-credit.ts';
import { underwritingFigures } from '../../../src/engine/finance/underwriting-figures.ts';
import { decisions, happy, pricing } from './sample.ts';

const clean: DecisionFacts = {
  creditOutcome: 'OK',
  hasSsn: false,
  fico: 772,
  mortgageLates: 0,
  propertyOutcome: 'OK',
  recordFound: true,
  propertyType: 'SINGLE_FAMILY',
  units: 1,
  propertyCondition: 'GOOD',
  titleDays: 2000,
  avmFound: true,
  avmFsd: 0.1,
  state: 'CA',
  occupancy: 'PRIMARY',
  amount: 60_000,
};

const cases: [Stage, DecisionFacts, row: string | null, step: string | null][] = [
  ['SOFT', {}, null, null],
  ['SOFT', { creditOutcome: 'FROZEN', frozenWithPin: true }, 'frozenWithPin', 'WAITING_FOR_SOFT_CREDIT'],
  ['SOFT', { creditOutcome: 'LOCKED' }, 'softFrozen', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
  ['HARD', { creditOutcome: 'FROZEN' }, 'hardFrozen', 'HARD_CREDIT_LOCKED_OR_FROZEN'],
  ['SOFT', { creditOutcome: 'ERROR' }, 'bureauError', 'CREDIT_ERROR'],
  ['SOFT', { creditOutcome: 'NO_MATCH' }, 'noFile', 'CREDIT_NO_MATCH'],
  ['SOFT', { creditOutcome: 'NO_MATCH', hasSsn: true }, 'noScore', 'CREDIT_NO_MATCH_SSN'],
  ['SOFT', { creditOutcome: 'NO_SCORE' }, 'noScore', 'CREDIT_NO_MATCH_SSN'],
  ['SOFT', { creditOutcome: 'MINOR' }, 'minor', 'CREDIT_MINOR'],
  ['SOFT', { creditOutcome: 'FRAUD_ALERT' }, 'fraudAlert', 'FACTA_REVIEW'],
  ['SOFT', { fico: 639 }, 'score', 'DECLINED'],
  ['SOFT', { fico: 640 }, null, null],
  ['SOFT', { monthsSinceBankruptcy: 47 }, 'bankruptcy', 'DECLINED'],
  ['SOFT', { monthsSinceBankruptcy: 48 }, null, null],
  ['SOFT', { monthsSinceForeclosure: 1 }, 'foreclosure', 'DECLINED'],
  ['SOFT', { mortgageLates: 1 }, 'delinquency', 'DELINQUENCY_REVIEW'],
  ['SOFT', { mortgageLates: 1, delinquencyExplained: true }, null, null],
  ['SOFT', { propertyOutcome: 'NONE' }, 'noProperty', 'NO_PROPERTY_FOUND'],
  ['SOFT', { propertyOutcome: 'MULTIPLE' }, 'manyProperties', 'MULTIPLE_PROPERTIES'],
  ['SOFT', { recordFound: false }, 'noRecord', 'WAITING_FOR_PROPERTY'],
  ['SOFT', { propertyType: 'LOG' }, 'propertyIneligible', 'DECLINED'],
  ['SOFT', { units: 3 }, 'propertyIneligible', 'DECLINED'],
  ['SOFT', { propertyCondition: 'FAIR' }, 'propertyIneligible', 'DECLINED'],
  ['SOFT', { titleDays: 89 }, 'propertyIneligible', 'DECLINED'],
  ['SOFT', { avmFound: false }, 'noValue', 'NO_AVM_FOUND'],
  ['SOFT', { avmFsd: 0.26 }, 'noValue', 'NO_AVM_FOUND'],
  ['SOFT', { daysSinceInquiry: 59 }, 'attestInquiry', 'LIEN_VERIFICATION'],
  ['SOFT', { daysSinceInquiry: 59, inquiryAttested: true }, null, null],
  ['HARD', { coBorrowerFico: 639 }, 'coBorrowerScore', 'DECLINED'],
  ['HARD', { coBorrowerFico: 640 }, null, null],
  ['HARD', { coBorrowerMonthsSinceBankruptcy: 47 }, 'coBorrowerEvents', 'DECLINED'],
  ['HARD', { coBorrowerMonthsSinceForeclosure: 47 }, 'coBorrowerEvents', 'DECLINED'],
  ['HARD', { coBorrowerMonthsSinceBankruptcy: 48, coBorrowerMonthsSinceForeclosure: 48 }, null, null],
  ['OWNERSHIP', { ownershipReason: 'NOT_OWNER' }, 'notOwner', 'DECLINED'],
  ['OWNERSHIP', { ownershipReason: 'TRUST' }, null, null],
  ['REVIEW', { review: 'noCreditFile', answer: 'declined' }, 'stillNoFile', 'DECLINED'],
  ['REVIEW', { review: 'latePayments', answer: 'refused' }, 'latePaymentsRefused', 'DECLINED'],
  ['REVIEW', { review: 'employment', answer: 'unconfirmed' }, 'employmentUnconfirmed', 'DECLINED'],
  ['REVIEW', { review: 'ownership', answer: 'differs' }, 'deedDiffers', 'DECLINED'],
  ['REVIEW', { review: 'title', answer: 'refused' }, 'titleUnclear', 'DECLINED'],
  ['REVIEW', { review: 'coOwners', answer: 'refused' }, 'ownerUnsigned', 'DECLINED'],
  ['REVIEW', { review: 'propertySearch', answer: 'notFound' }, 'homeNotFound', 'DECLINED'],
  ['REVIEW', { review: 'fraudAlert', answer: 'unconfirmed' }, 'alertUnanswered', 'DECLINED'],
  ['REVIEW', { review: 'minorFile', answer: 'minor' }, 'tooYoung', 'DECLINED'],
  ['REVIEW', { review: 'employment', answer: 'confirmed' }, null, null],
  ['VERIFIED', { incomePending: true, verifiedDti: 10, dtiLimit: 50 }, 'moreIncome', 'INCOME_VERIFICATION'],
  ['VERIFIED', { reservesShort: true, verifiedDti: 10, dtiLimit: 50 }, 'reserves', 'INCOME_VERIFICATION'],
  ['VERIFIED', { verifiedDti: 50, dtiLimit: 50 }, 'verified', 'DISBURSEMENT_ACCOUNT'],
  [
    'VERIFIED',
    { verifiedDti: 60.2, dtiLimit: 50, revisedMax: 62_200, minAmount: 15_000 },
    'revised',
    'REVISED_OFFER_SELECTION',
  ],
  [
    'VERIFIED',
    { verifiedDti: 60.2, dtiLimit: 50, revisedMax: 0, minAmount: 15_000 },
    'verifiedDti',
    'DECLINED',
  ],
  ['VALUATION_NEED', {}, null, null],
  ['VALUATION_NEED', { amount: 250_100 }, 'orderValuation', 'BPO_ORDER_REQUEST'],
  ['VALUATION_NEED', { avmFsd: 0.16 }, 'orderValuation', 'BPO_ORDER_REQUEST'],
  ['VALUATION_NEED', { state: 'TX' }, 'orderValuation', 'BPO_ORDER_REQUEST'],
  ['VALUATION_NEED', { state: 'TX', occupancy: 'INVESTMENT' }, null, null],
  [
    'VALUATION',
    { valueRatio: 0.85, revisedMax: 40_000, minAmount: 15_000 },
    'revised',
    'REVISED_OFFER_SELECTION',
  ],
  ['VALUATION', { valueRatio: 0.85, revisedMax: 0, minAmount: 15_000 }, 'valueTooLow', 'DECLINED'],
  ['VALUATION', { valueRatio: 0.9, revisedMax: 40_000, minAmount: 15_000 }, null, null],
  ['FINAL', { titleClear: true, floodDone: true }, null, null],
  ['FINAL', { titleClear: true, floodDone: true, documentsReady: true }, 'final', 'FINAL_OFFER'],
];

describe('each row', () => {
  test.each(cases)('%s %o → %s', (stage, facts, row, step) => {
    const decision = decideCredit(decisions, stage, { ...clean, ...facts });
    expect([decision?.row ?? null, decision?.step ?? null]).toEqual([row, step]);
  });

  test('every row of the policy is named here or decided from figures below', () => {
    const named = new Set(cases.map((each) => each[2]));
    const byFigures = ['winback', 'collateral', 'assets', 'dti', 'noOption', 'offer'];
    expect(decisions.rows.map((row) => row.id).filter((id) => !named.has(id))).toEqual(byFigures);
  });

  test('every decline has reasons of Form C-1, at most four, each with its HMDA code', () => {
    for (const row of decisions.rows.filter((each) => each.step === 'DECLINED')) {
      expect(row.reasons?.length, row.id).toBeGreaterThan(0);
      for (const code of row.reasons ?? []) expect(decisions.reasons[code]?.hmda, code).toMatch(/^[1-9]$/);
    }
    const decision = decideCredit(decisions, 'SOFT', { ...clean, fico: 612 });
    expect(decision).toMatchObject({ decision: 'DECLINE', flags: { creditScoreDecline: true } });
    expect(decision?.reasons.length).toBeLessThanOrEqual(4);
  });

  test('a decline for the score has the bureau’s key factors as its reasons, each under the HMDA code of credit history', () => {
    const creditFactors = ['Amount past due on accounts', 'Too many inquiries in the last 12 months'];
    const reasonsOf = (facts: DecisionFacts) =>
      decideCredit(decisions, 'SOFT', { ...clean, ...facts })?.reasons;

    expect(reasonsOf({ fico: 612, creditFactors })).toMatchObject(
      creditFactors.map((text) => ({ code: 'scoreFactor', hmda: '3', text })),
    );
    expect(reasonsOf({ fico: 612, creditFactors })?.[0]).not.toHaveProperty('of');
    expect(reasonsOf({ monthsSinceBankruptcy: 40, creditFactors })).toMatchObject([{ text: 'Bankruptcy' }]);
  });
});

describe('the offer stage, from figures', () => {
  const liens = [
    { uuid: 'first', balance: 250_000 },
    { uuid: 'second', balance: 80_000 },
  ];
  const backus = { ...happy, value: 400_000, openLiens: 330_000, lienPosition: 3 };
  test.each([
    ['happy', happy, [], {}, 'offer'],
    ['heavy', { ...happy, monthlyIncome: 4800, monthlyDebts: 2650 }, [], {}, 'dti'],
    [
      'golding',
      { ...happy, monthlyIncome: 1900, monthlyDebts: 1450 },
      [],
      { assetsDeclared: true },
      'assets',
    ],
    ['backus', backus, liens, {}, 'winback'],
    [
      'undera',
      { ...happy, value: 300_000, openLiens: 262_000 },
      [{ uuid: 'first', balance: 262_000 }],
      {},
      'collateral',
    ],
  ])('%s', (_name, inputs, open, facts, row) => {
    const figures = underwritingFigures(pricing, inputs, open);
    expect(decideCredit(decisions, 'OFFER', { ...clean, ...figures, ...facts })?.row).toBe(row);
  });
});

describe('closing', () => {
  test('Texas homestead: twelve days, an office, a right to cancel', () => {
    expect(closingRules(decisions, 'TX', 'PRIMARY')).toEqual({
      rescission: true,
      attorneyReview: false,
      waitingDays: 12,
      disclosureDays: 1,
      monthsBetween: 12,
      oneAtATime: true,
      officeOnly: true,
    });
  });

  test('a second home has no right to cancel; Georgia has an attorney', () => {
    expect(closingRules(decisions, 'WI', 'SECOND_HOME').rescission).toBe(false);
    expect(closingRules(decisions, 'GA', 'PRIMARY').attorneyReview).toBe(true);
  });

  test('insurance covers the debts up to replacement cost, flood up to the national maximum', () => {
    const need = { amount: 60_000, openLiens: 310_000, replacementCost: 350_000 };
    expect(requiredInsurance(decisions, need)).toEqual({ dwelling: 350_000, flood: 250_000 });
  });
});
