/** Puts an owner who is to borrow too at the start of their part, and walks them through the joint application over HTTP. */
import { type Journey, readSample, type SampleStep, submitStep } from '../../../src/tools/journey/drive.ts';
import { arrive, type RealServer, settled, type Walk } from '../effects/real-server.ts';

/** The last part of the address chooses the sandbox's answers about this person. */
export const coBorrower = {
  ...{ first: 'Sam', last: 'Spouse', email: 'co-borrower+happy@example.com' },
  ...{ relation: 'SPOUSE', borrows: true },
};

/** A borrower who has submitted the application, and waits for the co-borrower. */
export function waitingBorrower(server: RealServer, email = coBorrower.email): Promise<Walk> {
  const joint = { ownership: 'JOINT_SPOUSE', coOwners: [{ ...coBorrower, email }] };
  return arrive(server, { until: 'heloc/income/link', change: { 'heloc/start/contact': joint } });
}

/** Logs the invited person in by the code, which opens their part: the newest of theirs. */
export async function openedPart(server: RealServer, email: string = coBorrower.email): Promise<Walk> {
  const client = server.client();
  const login = { flow: 'signer', page: 'login', action: 'submit', data: { email, code: '000000' } };
  await client.expect('POST', '/identity/api/v1/page-submission', login);
  const path = '/service-application/api/v1/application/parts';
  const parts = (await client.expect('GET', path)) as unknown as { uuid: string }[];
  const uuid = parts[0]?.uuid ?? '';
  return { client, uuid, progress: { uuid } };
}

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

/** Sends it, and lets the sandbox's reviewer read it. */
export async function proveIncome(server: RealServer, part: Walk): Promise<void> {
  for (const [index, proof] of proofs.entries())
    await submitStep(part.client, proof, 20 + index, part.progress, coBorrower.email);
  await server.world.queue.runWaiting(part.uuid);
  await settled(server, part);
}

function paper(gross: number, payer: string): SampleStep {
  const shown = { papers: 'PAYSTUB', payer, payDate: { $days: 0 }, payFrequency: 'SEMI_MONTHLY', gross };
  return step('income/upload', { ...shown, documents: { $file: 'USER_UPLOADED_PAYSTUB' } });
}

/** What they send once the borrower has signed: as any other owner does, and they sign the agreement too. */
export const signing: SampleStep[] = readSample('happy', 'signer')
  .steps.slice(1)
  .map((sent) => (sent.page === 'sign' ? { ...sent, data: { ...sent.data, read: papers } } : sent));

/** Sends the pages of the application from one to before another. */
export async function apply(
  walk: Walk,
  { from = 0, until = application.length, change = {} as Record<string, unknown> } = {},
): Promise<Journey> {
  for (let index = from; index < until; index++) {
    const next = application[index];
    if (!next) continue;
    const data = { ...next.data, ...(next.page === 'about' && change) };
    await submitStep(walk.client, { ...next, data }, index, walk.progress, coBorrower.email);
  }
  return walk.progress.journey as Journey;
}

function step(page: string, data: Record<string, unknown>): SampleStep {
  return { flow: 'signer', page, action: 'submit', data };
}
