/** What sample companies answer over HTTP: what the sandbox's know of the borrower. */

import type { Subject } from '../common/subject.ts';
import type { AskedParties, PartyName } from '../parties.ts';

/** What the documents' questions hold, each some of it. */
type Words = {
  state: string;
  returnTo: string;
  attempt: number;
  routingNumber: string;
  originator: string;
  lender: string;
  from: string;
  kind: never;
  product: never;
  creditor: string;
  mask: string;
  text: string;
  most: number;
  county: string;
  submission: number;
  messages: { content: string }[];
  token: string;
  omniProxyChannelId: string;
};
type Answer = (subject: Subject, words: Words) => Promise<unknown>;

/** What a company knows of a question: what the sandbox's does, asked with the words of the question in their order. */
export async function answerAs(
  sample: AskedParties,
  party: PartyName,
  name: string,
  asked: Question,
): Promise<unknown> {
  const special = specialAnswers(sample)[party]?.[name];
  if (special) return special(asked.subject, asked.words as never);
  const { application, subject: _, ...words } = asked.words;
  const whose = application === undefined ? [] : [asked.subject];
  const call = (sample[party] as Record<string, (...args: unknown[]) => Promise<unknown>>)[name];
  return call?.(...whose, ...Object.values(words));
}

type Question = { subject: Subject; words: Record<string, unknown> };

// Where a document words a question or an answer otherwise than the server.
function specialAnswers(sample: AskedParties): { [Party in PartyName]?: Record<string, Answer> } {
  const { creditBureau, bankLink, identityCheck, notary, valuation, recording } = sample;
  const { payoffLetters, taxTranscripts, addressBook, chatRelay, originators } = sample;
  return {
    creditBureau: { pull: (subject, words) => creditBureau.pull({ ...words, subject } as never) },
    bankLink: {
      bankName: async (_, { routingNumber }) => ({ bankName: await bankLink.bankName(routingNumber) }),
    },
    identityCheck: { verify: (subject, words) => identityCheck.verify({ ...words, subject } as never) },
    notary: {
      acceptsRemote: async (subject) => ({ accepts: await notary.acceptsRemote(subject) }),
      slots: async (_, { from }) => ({ slots: await notary.slots(Date.parse(from)) }),
      session: async (subject, { attempt }) => ({ outcome: await notary.session(subject, attempt) }),
    },
    valuation: {
      order: (subject, { kind, product }) => valuation.order(subject, { kind, product }),
    },
    recording: {
      submit: (subject, { county, submission }) => recording.submit(subject, { county, submission }),
    },
    payoffLetters: {
      request: (subject, { creditor, mask }) => payoffLetters.request(subject, { creditor, mask }),
    },
    taxTranscripts: {
      start: (subject, visit) => taxTranscripts.start(subject, visit),
      transcript: (subject, visit) => taxTranscripts.transcript(subject, visit),
    },
    addressBook: {
      complete: async (_, { text, most }) => ({ items: await addressBook.complete(text, most) }),
    },
    chatRelay: {
      // The sandbox plays this part of the provider itself.
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
      choose: async (_, { messages }) => ({
        choices: [{ message: { content: messages.at(-1)?.content.split('\n')[1] } }],
      }),
    },
  };
}
