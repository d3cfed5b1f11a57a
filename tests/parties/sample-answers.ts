/** What the mock parties answer: what the sandbox's sample companies know of the borrower. */
import type { Payment } from '../../src/server/platform/vendors/disbursement.ts';
import type { LinkLogin } from '../../src/server/platform/vendors/link-failure.ts';
import type { PostalAddress, Subject } from '../../src/server/platform/vendors/subject.ts';
import type { Parties } from '../../src/server/platform/vendors/vendors.ts';

/** What the documents' questions hold, each some of it. */
type Words = {
  attempt: number;
  routingNumber: string;
  login: LinkLogin;
  sourceType: string;
  today: string;
  account: { routingNumber: string; accountNumber: string };
  originator: string;
  lender: string;
  from: string;
  set: number;
  slot: string;
  kind: never;
  product: never;
  reference: string;
  creditor: string;
  mask: string;
  text: string;
  most: number;
  location: PostalAddress;
  payment: Payment;
  county: string;
  submission: number;
  state: string;
  returnTo: string;
  messages: { content: string }[];
  token: string;
  omniProxyChannelId: string;
};
type Answer = (subject: Subject, words: Words) => Promise<unknown>;

/** Party -> operation -> what it does. */
export function sampleAnswers(sample: Parties): { [Party in keyof Parties]: Record<string, Answer> } {
  const { creditBureau, propertyData, flood, bankLink, incomeLink, accountCheck, identityCheck } = sample;
  const {
    chatRelay,
    originators,
    notary,
    titleSearch,
    valuation,
    payoffLetters,
    taxTranscripts,
    addressBook,
    disbursement,
    recording,
  } = sample;
  return {
    creditBureau: { pull: (subject, words) => creditBureau.pull({ ...words, subject } as never) },
    propertyData: {
      find: (subject, { attempt }) => propertyData.find(subject, attempt),
      value: (subject) => propertyData.value(subject),
    },
    flood: { determine: (subject, { attempt }) => flood.determine(subject, attempt) },
    bankLink: {
      link: (subject, { login }) => bankLink.link(subject, login),
      bankName: async (_, { routingNumber }) => ({ bankName: await bankLink.bankName(routingNumber) }),
    },
    incomeLink: {
      link: (subject, { sourceType, login, today }) => incomeLink.link(subject, sourceType, login, today),
    },
    accountCheck: { verify: (subject, { account }) => accountCheck.verify(subject, account) },
    identityCheck: { verify: (subject, words) => identityCheck.verify({ ...words, subject } as never) },
    notary: {
      acceptsRemote: async (subject) => ({ accepts: await notary.acceptsRemote(subject) }),
      slots: async (_, { from }) => ({ slots: await notary.slots(Date.parse(from)) }),
      quiz: (subject, { set }) => notary.quiz(subject, set),
      assign: (subject, { slot }) => notary.assign(subject, slot),
      cancel: (subject, { slot }) => notary.cancel(subject, slot),
      session: async (subject, { attempt }) => ({ outcome: await notary.session(subject, attempt) }),
    },
    titleSearch: {
      prequalify: (subject) => titleSearch.prequalify(subject),
      finalReport: (subject, { attempt }) => titleSearch.finalReport(subject, attempt),
      cancel: (subject) => titleSearch.cancel(subject),
    },
    valuation: {
      order: (subject, { kind, product }) => valuation.order(subject, { kind, product }),
      report: (subject, { reference, attempt }) => valuation.report(subject, reference, attempt),
      cancel: (subject, { reference }) => valuation.cancel(subject, reference),
    },
    disbursement: {
      pay: (subject, { payment }) => disbursement.pay(subject, payment),
      look: (subject, { reference, attempt }) => disbursement.look(subject, reference, attempt),
    },
    recording: {
      submit: (subject, { county, submission }) => recording.submit(subject, { county, submission }),
      look: (subject, { reference, attempt }) => recording.look(subject, reference, attempt),
    },
    payoffLetters: {
      request: (subject, { creditor, mask }) => payoffLetters.request(subject, { creditor, mask }),
      letter: (subject, { reference, attempt }) => payoffLetters.letter(subject, reference, attempt),
    },
    taxTranscripts: {
      start: (subject, visit) => taxTranscripts.start(subject, visit),
      transcript: (subject, visit) => taxTranscripts.transcript(subject, visit),
    },
    addressBook: {
      complete: async (_, { text, most }) => ({ items: await addressBook.complete(text, most) }),
      check: (_, { location }) => addressBook.check(location),
    },
    chatRelay: {
      // The sandbox plays this part of the vendor itself.
      begin: async () => ({
        ...{ token: 'CH-first', conversationSid: 'CH1', omniProxyChannelId: 'channel-1' },
        providerUserId: 'borrower',
      }),
      freshen: async (_, { token }) => ({ token: token === 'CH-first' ? 'CH-fresh' : undefined }),
      contact: async (_, { omniProxyChannelId }) => ({
        contactId: omniProxyChannelId === 'channel-1' ? 'ch-1' : undefined,
      }),
      transcript: async (_, words) => ({ data: await chatRelay.transcript(words as never) }),
      transcriptMessage: async (_, words) => {
        const message = await chatRelay.message(words as never);
        return { data: message && [message] };
      },
    },
    originators: {
      find: async (_, { originator, lender }) => {
        const card = await originators.find(originator, lender);
        return card ? { found: true, ...card.userInfo, ...card.originatorDisplayInfo } : { found: false };
      },
    },
    answerChoice: {
      phrase: async (_, { messages }) => ({
        choices: [{ message: { content: messages.at(-1)?.content.split('\n')[1] } }],
      }),
    },
  };
}
