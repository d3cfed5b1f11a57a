/** Rules and what they may read. Each case breaks the small flow in one way. */
import { type Broken, page, rule } from './broken.ts';

const deep = (depth: number): Record<string, unknown> =>
  depth === 0 ? { var: 'application.signed' } : { '!': deep(depth - 1) };

export const brokenRules: Broken[] = [
  {
    code: 'RULE_UNKNOWN',
    name: 'a milestone that no rule opens',
    change: (b) =>
      Object.assign(page(b), {
        content: [{ block: 'waiting', id: 'w', milestones: [{ label: 'X', open: 'isTexsa' }] }],
      }),
    says: /isTexsa/,
  },
  {
    code: 'RULE_UNKNOWN',
    name: 'a misspelt rule',
    change: (b) => Object.assign(page(b).when ?? {}, { employer: 'isWorkign' }),
    says: /Did you mean "isWorking"/,
  },
  {
    code: 'RULE_UNKNOWN',
    name: 'a menu entry behind a rule that is not there',
    change: (b) =>
      Object.assign(b, {
        site: { rulesOf: 'loan', menus: { side: [{ label: 'X', to: '/x', when: 'isWorkign' }] } },
      }),
    says: /Did you mean "isWorking"/,
  },
  {
    code: 'RULE_UNKNOWN',
    name: 'a notification behind a rule that is not there',
    change: (b) => Object.assign(b.flow, { notifications: [{ id: 'x', when: 'isWorkign', title: 'X' }] }),
    says: /Did you mean "isWorking"/,
  },
  {
    code: 'RULE_UNUSED',
    name: 'a rule that nothing names',
    change: (b) => rule(b, { '==': [1, 1] }, 'isIdle'),
    says: /isIdle/,
  },
  {
    code: 'RULE_CYCLE',
    name: 'rules that call each other',
    change: (b) => rule(b, { '!': { rule: 'isDone' } }, 'isStarted'),
    says: /"isDone" calls "isStarted" calls "isDone"/,
  },
  { code: 'RULE_TOO_DEEP', name: 'a rule forty deep', change: (b) => rule(b, deep(40)), says: /32/ },
  {
    code: 'RULE_SCOPE',
    name: 'a rule called for a list entry',
    change: (b) => rule(b, { some: [{ var: 'application.consents' }, { rule: 'isStarted' }] }),
    says: /list entry/,
  },
  {
    code: 'OPERATOR_UNKNOWN',
    name: 'an operator outside of the vocabulary',
    change: (b) => rule(b, { log: 'x' }),
    says: /"log"/,
  },
  {
    code: 'OPERATION_SHAPE',
    name: 'a comment inside logic',
    change: (b) => rule(b, { $note: 'why', '==': [1, 1] }),
    says: /exactly one operator/,
  },
  {
    code: 'VAR_UNSAFE',
    name: 'a path to a prototype',
    change: (b) => rule(b, { var: 'application.constructor.name' }),
    says: /"constructor"/,
  },
  {
    code: 'VAR_DYNAMIC',
    name: 'a computed path',
    change: (b) => rule(b, { var: { var: 'application.state' } }),
    says: /written out/,
  },
  {
    code: 'VAR_UNKNOWN',
    name: 'a fact that no schema declares',
    change: (b) => rule(b, { '!!': { var: 'application.sate' } }),
    says: /Did you mean "application.state"/,
  },
  {
    code: 'VAR_UNKNOWN',
    name: "a list entry's unknown field",
    change: (b) => rule(b, { some: [{ var: 'application.consents' }, { '==': [{ var: 'tpye' }, 'X'] }] }),
    says: /"tpye"/,
  },
  {
    code: 'VAR_UNKNOWN',
    name: 'a lookup of an unknown field',
    change: (b) => rule(b, { lookup: [{ var: 'application.consents' }, 'type', 'X', 'vresion'] }),
    says: /"vresion"/,
  },
  {
    code: 'ANSWER_UNASKED',
    name: 'an answer that no page asks',
    change: (b) => rule(b, { '!!': { var: 'answers.jbo' } }),
    says: /answers\.jbo/,
  },
];
