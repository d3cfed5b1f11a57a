/** A small flow in which every language has a word to say. Tests change one thing in it and look what follows. */
import type { Bundle } from '../../src/engine/content/bundle.ts';

/** A fresh copy each time: tests may change it. */
export function smallBundle(): Bundle {
  return structuredClone(bundle);
}

const bundle: Bundle = {
  org: {
    code: 'acme',
    companyNameShort: 'Acme',
    allowNewYork: false,
    links: { counselors: 'https://example.org/' },
  },
  flow: {
    id: 'loan',
    version: 1,
    title: 'A loan',
    basePath: '/{uuid}',
    first: 'start',
    waitingPage: 'waiting',
    progress: {
      values: { INITIAL: 0, DETAILS: 1 },
      labels: [
        { text: 'Start' },
        [
          { when: 'isTexas', text: 'Texas details' },
          { when: 'always', text: 'Details' },
        ],
      ],
      text: 'Apply with {{org.companyNameShort}} today.',
    },
  },
  rules: {
    isTexas: { means: 'The home is in Texas.', logic: { '==': [{ var: 'application.state' }, 'TX'] } },
    isStarted: { means: 'The amount is known.', logic: { present: { var: 'application.amount' } } },
    isDone: {
      means: 'Everything is signed.',
      logic: { and: [{ rule: 'isStarted' }, { '!!': { var: 'application.signed' } }] },
    },
    isStuck: { means: 'The record is missing.', logic: { '!!': { var: 'application.missing' } } },
    isWorking: { means: 'The borrower works.', logic: { in: [{ var: 'answers.job' }, ['FULL', 'PART']] } },
    isOpen: { means: 'Details may be corrected.', logic: { '===': [{ var: 'application.signed' }, false] } },
  },
  machine: {
    states: {
      start: { title: 'Start', page: [{ when: 'always', to: 'start' }] },
      details: {
        title: 'Details',
        page: [
          { when: 'isTexas', to: 'texas' },
          { when: 'always', to: 'details' },
        ],
      },
      stuck: { title: 'Stuck', page: [{ when: 'always', to: 'stuck' }] },
      end: { title: 'End', page: [{ when: 'always', to: 'end' }] },
    },
    transitions: [
      { name: 'begin', from: ['start'], to: 'details', when: 'isStarted' },
      { name: 'finish', from: ['details'], to: 'end', when: 'isDone' },
      { name: 'miss', from: 'any', to: 'stuck', when: 'isStuck' },
      { name: 'reopen', from: ['end'], to: 'details', when: 'never' },
    ],
  },
  steps: {
    steps: {
      WAITING_FOR_RECORD: { kind: 'waiting' },
      'WAITING_FOR*': { kind: 'waiting' },
      GEN_NOTE: { kind: 'waiting', routes: [{ when: 'always', to: 'waiting' }] },
      DETAILS: {
        kind: 'ordinary',
        routes: [
          { when: 'isTexas', to: 'texas', state: { origin: 'start' }, passes: ['application.amount'] },
        ],
      },
      STOPPED: { kind: 'stable', routes: [{ when: 'always', to: 'stuck' }] },
      COMPLETE: { kind: 'terminal', only: [], routes: [{ when: 'always', to: '/' }] },
      UNKNOWN: { kind: 'stable', routes: [{ when: 'always', to: 'stuck' }] },
    },
    derive: [
      { when: 'isDone', step: 'COMPLETE' },
      { when: 'isStarted', step: 'DETAILS' },
      { when: 'always', step: null },
    ],
  },
  polling: {
    baseDelayMs: 1000,
    factor: 2,
    maxDelayMs: 5000,
    attempts: { ordinary: 7, waiting: 14 },
    exhausted: { step: 'UNKNOWN', keeps: ['GEN_NOTE'] },
    pausedOn: ['end'],
  },
  site: {
    flags: { 'try-words': { means: 'Bolder words.', enabled: true, variants: { bold: { share: 50 } } } },
  },
  pages: {
    start: {
      id: 'start',
      title: 'How much would you like?',
      progress: 'INITIAL',
      reads: ['application'],
      writes: ['application', 'profile'],
      schema: {
        type: 'object',
        required: ['amount', 'name', 'agree'],
        properties: {
          amount: { $ref: 'application#/properties/amount', title: 'Amount', minimum: 15000 },
          name: { $ref: 'profile#/properties/name', title: 'Name' },
          job: { type: 'string', enum: ['FULL', 'PART', 'NONE'], title: 'Work' },
          employer: { type: 'string', maxLength: 50, title: 'Employer' },
          secret: { type: 'string', minLength: 4, maxLength: 20, requiredMessage: 'Type it' },
          again: { type: 'string', maxLength: 20 },
          agree: { type: 'boolean', const: true, title: 'I agree' },
        },
      },
      ui: {
        'ui:order': ['amount', '*'],
        amount: { 'ui:widget': 'money', 'ui:help': 'From {{application.amount | money}}.' },
        agree: { 'ui:widget': 'consent', 'ui:options': { consent: 'agree' } },
      },
      when: { employer: 'isWorking', 'texas-note': 'isTexas' },
      requiredWhen: { employer: 'isWorking' },
      checks: [{ check: 'same', fields: ['secret', 'again'], message: 'These differ' }],
      consents: { agree: { type: 'TERMS', version: '1', text: 'I agree with {{org.companyNameShort}}.' } },
      content: [
        { block: 'form', id: 'form' },
        { block: 'text', id: 'texas-note', text: 'Texas has its own rules.' },
      ],
      actions: { submit: { label: 'Go on', kind: 'primary', do: 'save', effects: ['begin'], then: 'route' } },
      overridable: ['text', 'order', 'visibility', 'limits'],
    },
    details: {
      id: 'details',
      title: 'Details',
      reads: ['application'],
      open: { at: ['DETAILS'], when: 'isOpen' },
      content: [
        {
          block: 'links',
          items: [
            { label: 'By payroll', to: 'link/PAYROLL' },
            { label: 'Counselors', to: 'external:counselors' },
          ],
        },
      ],
    },
    texas: {
      id: 'texas',
      title: 'Texas',
      reads: ['application'],
      actions: { back: { label: 'Back', kind: 'quiet', do: 'link', to: 'details' } },
    },
    link: {
      id: 'link',
      title: 'Link',
      params: { type: { enum: 'source' } },
      actions: { fire: { label: 'Reopen', kind: 'primary', do: 'event', event: 'reopen' } },
    },
    stuck: {
      id: 'stuck',
      title: 'Stuck',
      actions: { help: { label: 'Help', kind: 'quiet', do: 'link', to: '/support' } },
    },
    waiting: { id: 'waiting', title: 'Waiting', content: [{ block: 'waiting' }] },
    end: {
      id: 'end',
      title: 'Done',
      actions: { home: { label: 'Home', kind: 'primary', do: 'link', to: '/' } },
    },
  },
  domain: {
    application: {
      $id: 'application',
      facts: 'stored',
      type: 'object',
      additionalProperties: false,
      properties: {
        state: { type: 'string' },
        amount: { type: 'integer', minimum: 10000, maximum: 400000 },
        signed: { type: 'boolean' },
        missing: { type: 'boolean' },
        consents: { type: 'array', items: { type: 'object', properties: { type: { type: 'string' } } } },
      },
    },
    profile: {
      $id: 'profile',
      facts: 'stored',
      type: 'object',
      definitions: {
        name: {
          type: 'object',
          required: ['first'],
          additionalProperties: false,
          properties: { first: { type: 'string', maxLength: 50, message: 'Enter your name' } },
        },
      },
      properties: { name: { $ref: '#/definitions/name' } },
    },
    enumerations: {
      $id: 'enumerations',
      definitions: {
        source: { type: 'string', enum: ['PAYROLL', 'BANK'], titles: { PAYROLL: 'Payroll', BANK: 'Bank' } },
      },
    },
  },
  vocabulary: {
    widgets: { money: {}, consent: {}, text: {} },
    blocks: { form: {}, text: {}, links: {}, waiting: {} },
    operators: Object.fromEntries(
      'var rule present lookup == === != ! !! and or if < > in some all none + min max'
        .split(' ')
        .map((word) => [word, {}]),
    ),
    effects: { begin: { takes: ['employer'] } },
    formats: { 'email-address': {} },
    checks: { same: {} },
    textFormats: { money: {} },
    actions: { save: {}, link: {}, event: {}, call: {} },
  },
};
