/** States, transitions, steps and their rows. Each case breaks the small flow in one way. */
import type { Bundle } from '../../../../src/engine/content/bundle.ts';
import { type Broken, page } from './broken.ts';

const withRow = (bundle: Bundle, when: string) => bundle.machine?.states.end?.page.push({ when, to: 'end' });

export const brokenMachines: Broken[] = [
  {
    code: 'STEP_UNKNOWN',
    name: 'a page that is open at a step that nobody knows',
    change: (b) => Object.assign(page(b, 'details'), { open: { at: ['DETIALS'] } }),
    says: /Did you mean "DETAILS"/,
  },
  {
    code: 'STEP_NOT_HELD',
    name: 'an end that does not say what may still be sent (FINDING-A1.3)',
    change: (b) => Object.assign(b.steps?.steps ?? {}, { GONE: { kind: 'terminal' } }),
    says: /GONE/,
  },
  {
    code: 'STATE_UNKNOWN',
    name: 'a transition to no state',
    change: (b) => Object.assign(b.machine?.transitions[0] ?? {}, { to: 'detail' }),
    says: /Did you mean "details"/,
  },
  {
    code: 'STATE_UNKNOWN',
    name: 'a first state that is not there',
    change: (b) => Object.assign(b.flow, { first: 'strat' }),
    says: /Did you mean "start"/,
  },
  {
    code: 'STATE_UNREACHABLE',
    name: 'a state to which no transition leads',
    change: (b) =>
      Object.assign(b.machine?.states ?? {}, {
        alone: { title: 'Alone', page: [{ when: 'always', to: 'end' }] },
      }),
    says: /"alone"/,
  },
  {
    code: 'STATE_WITHOUT_PAGE',
    name: 'a state with a page in Texas only',
    change: (b) => b.machine?.states.details?.page.pop(),
    says: /always/,
  },
  {
    code: 'TRANSITION_DUPLICATE',
    name: 'two transitions of one name',
    change: (b) => Object.assign(b.machine?.transitions[1] ?? {}, { name: 'begin' }),
    says: /twice/,
  },
  {
    code: 'EVENT_UNKNOWN',
    name: 'an action that fires an unknown event',
    change: (b) => Object.assign(page(b, 'link').actions?.fire ?? {}, { event: 'repoen' }),
    says: /Did you mean "reopen"/,
  },
  {
    code: 'EVENT_UNFIRED',
    name: 'a transition that waits for an event which neither a rule nor a page fires',
    change: (b) => delete page(b, 'link').actions?.fire,
    says: /"reopen".*`on`/,
  },
  {
    code: 'STEP_UNKNOWN',
    name: 'a derived step that is not listed',
    change: (b) => Object.assign(b.steps?.derive?.[1] ?? {}, { step: 'DETIALS' }),
    says: /Did you mean "DETAILS"/,
  },
  {
    code: 'ROW_UNREACHABLE',
    name: 'a row behind always',
    change: (b) => withRow(b, 'isTexas'),
    says: /"always" stands before/,
  },
  {
    code: 'ROW_UNREACHABLE',
    name: 'the same rule twice',
    change: (b) => b.machine?.states.details?.page.splice(1, 0, { when: 'isTexas', to: 'end' }),
    says: /"isTexas" stands before/,
  },
  {
    code: 'ROWS_INCOMPLETE',
    name: 'derivation without a last row',
    change: (b) => b.steps?.derive?.pop(),
    says: /always/,
  },
  {
    code: 'ROWS_INCOMPLETE',
    name: 'a label of a view of the progress that some are not told',
    change: (b) =>
      Object.assign(b.flow.progress ?? {}, {
        instead: [{ when: 'isTexas', values: {}, labels: [[{ when: 'isTexas', text: 'A' }]], text: 'A' }],
      }),
    says: /label is missing/,
  },
  {
    code: 'ROW_UNREACHABLE',
    name: 'a view of the progress behind another with the same rule',
    change: (b) =>
      Object.assign(b.flow.progress ?? {}, {
        instead: ['isTexas', 'isTexas'].map((when) => ({
          when,
          values: {},
          labels: [{ text: 'A' }],
          text: 'A',
        })),
      }),
    says: /"isTexas" stands before/,
  },
  {
    code: 'PROGRESS_UNKNOWN',
    name: 'a progress value that is not listed',
    change: (b) => Object.assign(page(b), { progress: 'INITAL' }),
    says: /Did you mean "INITIAL"/,
  },
];
