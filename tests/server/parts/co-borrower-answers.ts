/** What an owner who borrows too answers, page by page, from the invitation to the signature: for tests and stories. */
import { type Journey, readSample, type SampleStep } from '../../../src/tools/journey/drive.ts';

/** The last part of the address chooses the sandbox's answers about this person. */
export const coBorrower = {
  ...{ first: 'Sam', last: 'Spouse', email: 'co-borrower+happy@example.com' },
  ...{ relation: 'SPOUSE', borrows: true },
};

export const details = {
  ...{ dob: '1986-02-03', ssn: '666202002', phone: '+12025550133' },
  ...{ maritalStatus: 'MARRIED', citizenship: 'US_CITIZEN', jointIntent: true, hardCredit: true },
};

/** What they read before they sign. */
export const papers = {
  $documents: ['HELOC_AGREEMENT', 'BILLING_RIGHTS', 'SECURITY_INSTRUMENT', 'RIGHT_TO_CANCEL'],
};

/** What a co-borrower sends, from the invitation to the signed application. */
export const application: SampleStep[] = [
  step('intro', { esign: true }),
  step('about', details),
  step('income', {
    ...{ employmentType: 'FULL_TIME', annualIncome: 72_000, employer: 'Lakeside Clinic' },
    ...{ startMonth: '2018-05', other: [{ type: 'RENTAL', annual: 6_000 }] },
  }),
  step('hmda', { hmda: { ethnicity: ['3'], race: ['6'], sex: ['3'] } }),
  step('apply', { signature: { typedName: 'Sam Spouse' } }),
];

/** What proves their incomes once the credit report is in: what they earn, and the rent that they get. */
export const proofs: SampleStep[] = [paper(3000, 'Lakeside Clinic'), paper(250, 'Tenants of the annex')];

/** What they say of the late payments that their report shows. */
export function lateAnswer({ facts }: Journey): SampleStep {
  const { delinquencies = [] } = (facts.liens ?? {}) as { delinquencies?: object[] };
  const explanation = 'I changed banks, and one transfer arrived a month late.';
  const said = delinquencies.map((late) => ({ ...late, answer: 'EXPLAIN', explanation }));
  return step('late-payments', { delinquencies: said });
}

/** What they send once the borrower has signed: as any other owner does, and they sign the agreement too. */
export const signing: SampleStep[] = readSample('happy', 'signer')
  .steps.slice(1)
  .map((sent) => (sent.page === 'sign' ? { ...sent, data: { ...sent.data, read: papers } } : sent));

function paper(gross: number, payer: string): SampleStep {
  // Of yesterday: a new day in UTC is still to come where the homes stand.
  const shown = { papers: 'PAYSTUB', payer, payDate: { $days: -1 }, payFrequency: 'SEMI_MONTHLY', gross };
  return step('income/upload', { ...shown, documents: { $file: 'USER_UPLOADED_PAYSTUB' } });
}

function step(page: string, data: Record<string, unknown>): SampleStep {
  return { flow: 'signer', page, action: 'submit', data };
}
