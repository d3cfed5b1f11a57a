/** Promises, and the messages that keep them. Each case breaks the small flow in one way. */
import type { FlowMessage, Messages } from '../../../../src/types/messages.ts';
import { type Broken, page } from './broken.ts';

const withMessage = (change: Partial<FlowMessage>): Messages => {
  const message = {
    means: 'x',
    when: 'never',
    subject: 's',
    preheader: 'p',
    text: 't',
    action: { label: 'l' },
  };
  const quietHours = { from: 21, until: 8, stateAt: ['application.state'], zones: {}, otherwise: [] };
  return { quietHours, messages: { hello: { ...message, ...change } } };
};

export const brokenMessages: Broken[] = [
  {
    code: 'PROMISE_UNKEPT',
    name: 'a page promises an email that nobody sends (FINDING-A1.4)',
    change: (b) =>
      Object.assign(page(b), { lead: "You can close this page. We'll email you when it's your turn." }),
    says: /no message keeps it.*Add "loan\/pages\/start"/,
  },
  {
    code: 'PROMISE_UNKEPT',
    name: 'a step promises a text message that nobody sends (FINDING-A1.4)',
    change: (b) => Object.assign(b.steps?.steps.GEN_NOTE ?? {}, { says: { text: 'We will text you then.' } }),
    says: /no message keeps it/,
  },
  {
    code: 'PROMISE_UNKEPT',
    name: 'a message promises another that nobody sends',
    change: (b) =>
      Object.assign(b, { messages: withMessage({ text: 'We’ll email you when it’s time to sign.' }) }),
    says: /no message keeps it.*Add "messages\/hello"/,
  },
  {
    code: 'PROMISE_UNKNOWN',
    name: 'a message keeps the promise of a page that is not there',
    change: (b) => Object.assign(b, { messages: withMessage({ keeps: ['pages/strat'] }) }),
    says: /there is no pages\/strat.*Did you mean "pages\/start"/,
  },
  {
    code: 'TURN_UNTOLD',
    name: "steps promise to say when it is the borrower's turn, and one of those turns has no message",
    change: (b) => {
      Object.assign(b.steps?.steps.DETAILS ?? {}, { routes: [] });
      Object.assign(b, { messages: withMessage({ when: 'isStarted', keeps: ['steps/*'] }) });
    },
    says: /DETAILS is the borrower's turn/,
  },
  {
    code: 'WAIT_SILENT',
    name: 'a page says that somebody looks for something, and never tells that they found it',
    change: (b) =>
      Object.assign(page(b), {
        content: [{ block: 'text', id: 'wait', text: 'The tax service is still looking for your records.' }],
      }),
    says: /not read again when they are done.*everySeconds/,
  },
  {
    code: 'TEXT_MARKDOWN',
    name: 'an email that links to a page without its site',
    change: (b) => Object.assign(b, { messages: withMessage({ text: 'See [your offer](offer).' }) }),
    says: /cannot lead to "offer".*https/,
  },
  {
    code: 'MESSAGE_PRIVATE',
    name: 'an email shows a fact that the vocabulary does not permit',
    change: (b) => Object.assign(b, { messages: withMessage({ text: 'You owe {{application.amount}}.' }) }),
    says: /"application.amount" must not stand in an email/,
  },
];
