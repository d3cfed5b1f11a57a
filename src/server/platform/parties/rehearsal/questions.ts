/** Questions that a party must answer: at least one to each operation, in the order in which an application puts them. */
import { createHash } from 'node:crypto';
import type { Subject } from '../common/subject.ts';
import type { AskedParties, PartyName } from '../parties.ts';
import samplePerson from './sample-person.json' with { type: 'json' };

/** @param now milliseconds since 1970 */
export type Question = (asked: AskedParties, subject: Subject, now: number) => Promise<unknown>;

/** A person whom the sample companies know; a company has test persons of its own. */
export const sampleSubject: Subject = samplePerson;
const sampleAddress = samplePerson.address;

const login = { institution: 'Bank', username: 'user_good', password: 'pass_good' };
const visit = { kind: 'RETURNS', state: 's'.repeat(43) } as const;
const picture = Buffer.from('a picture');
const image = {
  sha256: createHash('sha256').update(picture).digest('hex'),
  mediaType: 'image/png',
  read: async () => picture,
};
const payee = {
  way: 'ACH',
  name: 'Ada Alvarez',
  routingNumber: '011401533',
  accountNumber: '1000000009',
  accountType: 'CHECKING',
} as const;

export const questions: Record<PartyName, Question[]> = {
  creditBureau: [
    ({ creditBureau }, subject) => creditBureau.pull({ subject, kind: 'SOFT', attempt: 1 }),
    ({ creditBureau }, subject) => creditBureau.pull({ subject, kind: 'HARD', attempt: 1 }),
  ],
  addressBook: [
    ({ addressBook }) => addressBook.complete('12 sandb', 5),
    ({ addressBook }, { address = sampleAddress }) => addressBook.check(address),
  ],
  propertyData: [
    ({ propertyData }, subject) => propertyData.find(subject, 1),
    ({ propertyData }, subject) => propertyData.value(subject),
  ],
  flood: [({ flood }, subject) => flood.determine(subject, 1)],
  bankLink: [
    ({ bankLink }, subject) => bankLink.link(subject, login),
    ({ bankLink }) => bankLink.bankName('011401533'),
  ],
  incomeLink: [({ incomeLink }, subject) => incomeLink.link(subject, 'TRUV_PAYROLL', login, '2026-11-22')],
  accountCheck: [
    ({ accountCheck }, subject) =>
      accountCheck.verify(subject, { routingNumber: '011401533', accountNumber: '1000000008' }),
  ],
  identityCheck: [
    ({ identityCheck }, subject) =>
      identityCheck.verify({ subject, documentType: 'PASSPORT', attempt: 1, images: [image] }),
    ({ identityCheck }, subject) => identityCheck.verdict(subject, 'check-1', 1),
  ],
  notary: [
    ({ notary }, subject) => notary.acceptsRemote(subject),
    ({ notary }, _subject, now) => notary.slots(now),
    ({ notary }, subject) => notary.quiz(subject, 1),
    ({ notary }, subject) => notary.assign(subject, 'NOW'),
    ({ notary }, subject) => notary.session(subject, 1),
    ({ notary }, subject) => notary.cancel(subject, 'NOW'),
  ],
  titleSearch: [
    ({ titleSearch }, subject) => titleSearch.prequalify(subject),
    ({ titleSearch }, subject) => titleSearch.finalReport(subject, 1),
    ({ titleSearch }, subject) => titleSearch.cancel(subject),
  ],
  valuation: [valued],
  disbursement: [paid],
  recording: [recorded],
  payoffLetters: [lettered],
  taxTranscripts: [
    ({ taxTranscripts }, subject) =>
      taxTranscripts.start(subject, { ...visit, returnTo: 'https://apply.example/back?org=one' }),
    ({ taxTranscripts }, subject) => taxTranscripts.transcript(subject, visit),
  ],
  originators: [({ originators }) => originators.find('b40cb40c-0000-4000-8000-000000000001', 'default')],
  answerChoice: [({ answerChoice }) => answerChoice.choose('What does it cost?', ['What are the fees?'])],
  chatRelay: [chatted],
};

async function valued({ valuation }: AskedParties, subject: Subject) {
  const { reference } = await valuation.order(subject, { kind: 'EXTERIOR', product: 'BPO' });
  return [await valuation.report(subject, reference, 3), await valuation.cancel(subject, reference)];
}

async function paid({ disbursement }: AskedParties, subject: Subject) {
  const { reference } = await disbursement.pay(subject, { name: 'draw 1', amountCents: 100, payee });
  const { address = sampleAddress } = subject;
  const check = { way: 'CHECK', name: 'Metro Card', address } as const;
  const debt = await disbursement.pay(subject, {
    name: 'debt 1',
    amountCents: 100,
    payee: check,
    memo: '4402',
  });
  return [debt, await disbursement.look(subject, reference, 1)];
}

async function recorded({ recording }: AskedParties, subject: Subject) {
  const { reference } = await recording.submit(subject, { county: 'Sample', submission: 1 });
  return recording.look(subject, reference, 1);
}

async function lettered({ payoffLetters }: AskedParties, subject: Subject) {
  const { reference } = await payoffLetters.request(subject, { creditor: 'Metro Card', mask: '4402' });
  return payoffLetters.letter(subject, reference, 1);
}

async function chatted({ chatRelay }: AskedParties) {
  const visit = { friendlyName: 'Ann', emailAddress: 'ann@example.com', orgCode: 'default', pageUrl: '' };
  const begun = await chatRelay.begin({ ...visit, isVerified: false, skill: undefined, carried: [] });
  if (!begun) return undefined;
  return [await chatRelay.freshen(begun.token), await chatRelay.contact(begun.omniProxyChannelId)];
}
