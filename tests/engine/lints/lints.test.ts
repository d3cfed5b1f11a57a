/**
 * Covers src/engine/content/compile.ts, src/engine/issues/{codes,content-error}.ts, src/engine/lints/lint-flow.ts,
 *   src/engine/content, src/engine/lints.
 */
/** Each case breaks the small flow in one way and names the code that must say so. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Bundle } from '../../../src/engine/content/bundle.ts';
import { compile } from '../../../src/engine/content/compile.ts';
import { type Code, codes } from '../../../src/engine/issues/codes.ts';
import { ContentError } from '../../../src/engine/issues/content-error.ts';
import { lintFlow } from '../../../src/engine/lints/lint-flow.ts';
import type { FlowMessage, Messages } from '../../../src/types/messages.ts';
import { smallBundle } from '../small-bundle.ts';

type Broken = { code: Code; name: string; change: (bundle: Bundle) => unknown; says: RegExp };

const page = (bundle: Bundle, id = 'start') => bundle.pages[id] ?? raise(id);
const deep = (depth: number): Record<string, unknown> =>
  depth === 0 ? { var: 'application.signed' } : { '!': deep(depth - 1) };
const rule = (bundle: Bundle, logic: unknown, name = 'isTexas') =>
  Object.assign(bundle.rules, { [name]: { means: 'Broken.', logic } });
const withRow = (bundle: Bundle, when: string) => bundle.machine?.states.end?.page.push({ when, to: 'end' });

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

const cases: Broken[] = [
  {
    code: 'PAGE_UNKNOWN',
    name: 'site.json lists a page that is not there',
    change: (b) => Object.assign(b, { site: { pages: { loan: ['strat'] } } }),
    says: /Did you mean "start"/,
  },
  {
    code: 'PAGE_UNKNOWN',
    name: 'a menu entry to a place that the lender has not named',
    change: (b) => Object.assign(b, { site: { menus: { side: [{ label: 'X', to: 'external:nowhere' }] } } }),
    says: /nowhere/,
  },
  {
    code: 'STEP_UNKNOWN',
    name: 'a page that is open at a step that nobody knows',
    change: (b) => Object.assign(page(b, 'details'), { open: { at: ['DETIALS'] } }),
    says: /Did you mean "DETAILS"/,
  },
  {
    code: 'OPEN_AT_HELD_STEP',
    name: 'a page that is open after the end (FINDING-D4)',
    change: (b) => Object.assign(page(b, 'details'), { open: { at: ['COMPLETE'] } }),
    says: /never open there/,
  },
  {
    code: 'STEP_NOT_HELD',
    name: 'an end that does not say what may still be sent (FINDING-A1.3)',
    change: (b) => Object.assign(b.steps?.steps ?? {}, { GONE: { kind: 'terminal' } }),
    says: /GONE/,
  },
  {
    code: 'PAGE_UNKNOWN',
    name: 'a held step that keeps a page open that is not there',
    change: (b) => Object.assign(b.steps?.steps.COMPLETE ?? {}, { only: ['detials'] }),
    says: /Did you mean "details"/,
  },
  {
    code: 'EXPERIMENT_UNKNOWN',
    name: 'words for an experiment that site.json does not run',
    change: (b) => Object.assign(page(b), { experiments: { 'try-wrods': { bold: { title: 'X' } } } }),
    says: /no experiment "try-wrods".*Did you mean "try-words"/,
  },
  {
    code: 'EXPERIMENT_UNKNOWN',
    name: 'words for a variant that nobody sees',
    change: (b) => Object.assign(page(b), { experiments: { 'try-words': { bald: { title: 'X' } } } }),
    says: /no variant "bald".*Did you mean "bold"/,
  },
  {
    code: 'EXPERIMENT_UNKNOWN',
    name: 'a variant that renames a button that is not there',
    change: (b) =>
      Object.assign(page(b), {
        experiments: { 'try-words': { bold: { actions: { sumbit: { label: 'X' } } } } },
      }),
    says: /no button "sumbit"/,
  },
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
    code: 'PAGE_UNKNOWN',
    name: 'a button to a heading that the page does not have',
    change: (b) =>
      Object.assign(page(b), {
        content: [{ block: 'heading', id: 'what-else', text: 'X' }],
        actions: { go: { label: 'X', kind: 'secondary', do: 'link', to: '#what-esle' } },
      }),
    says: /no heading "what-esle".*Did you mean "what-else"/,
  },
  {
    code: 'PAGE_UNKNOWN',
    name: 'a field that leads nowhere when it fails',
    change: (b) => Object.assign(page(b), { ui: { name: { 'ui:options': { fallback: { to: 'stcuk' } } } } }),
    says: /Did you mean "stuck"/,
  },
  {
    code: 'PAGE_ID_MISMATCH',
    name: 'a page called otherwise than its file',
    change: (b) => Object.assign(page(b), { id: 'begin' }),
    says: /"begin".*"start"/,
  },
  {
    code: 'PAGE_UNKNOWN',
    name: 'a route to no page',
    change: (b) => Object.assign(b.steps?.steps.STOPPED?.routes?.[0] ?? {}, { to: 'stcuk' }),
    says: /Did you mean "stuck"/,
  },
  {
    code: 'PAGE_UNKNOWN',
    name: 'a lender without the external place',
    change: (b) => Object.assign(b.org, { links: {} }),
    says: /acme names no place "counselors"/,
  },
  {
    code: 'PAGE_UNREACHABLE',
    name: 'a page to which nothing leads',
    change: (b) => Object.assign(b.pages, { lost: { ...page(b, 'end'), id: 'lost' } }),
    says: /site\.json/,
  },
  {
    code: 'PAGE_DEAD_END',
    name: 'a page without a way on',
    change: (b) => Object.assign(page(b, 'end'), { actions: {} }),
    says: /Add one/,
  },
  {
    code: 'PARAM_INVALID',
    name: 'a parameter outside of its enumeration',
    change: (b) => Object.assign(page(b, 'texas').actions?.back ?? {}, { to: 'link/PAYROL' }),
    says: /Did you mean "PAYROLL"/,
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
    code: 'TEXT_PATH_UNKNOWN',
    name: 'a notification that fills in what no schema declares',
    change: (b) =>
      Object.assign(b.flow, { notifications: [{ id: 'x', when: 'always', title: 'X {{profile.nobody}}' }] }),
    says: /profile.nobody/,
  },
  {
    code: 'PAGE_UNKNOWN',
    name: 'a notification that leads nowhere',
    change: (b) =>
      Object.assign(b.flow, {
        notifications: [{ id: 'x', when: 'always', title: 'X', actions: [{ label: 'Go', to: 'strat' }] }],
      }),
    says: /Did you mean "start"/,
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
  {
    code: 'WORD_UNKNOWN',
    name: 'an unknown widget',
    change: (b) => Object.assign(page(b).ui ?? {}, { name: { 'ui:widget': 'txet' } }),
    says: /Did you mean "text"/,
  },
  {
    code: 'WORD_UNKNOWN',
    name: 'an unknown effect',
    change: (b) => Object.assign(page(b).actions?.submit ?? {}, { effects: ['begni'] }),
    says: /Did you mean "begin"/,
  },
  {
    code: 'WORD_UNKNOWN',
    name: 'an unknown check',
    change: (b) => Object.assign(page(b).checks?.[0] ?? {}, { check: 'sam' }),
    says: /Did you mean "same"/,
  },
  {
    code: 'WORD_UNKNOWN',
    name: 'an unknown format',
    change: (b) => Object.assign(page(b).schema?.properties.employer ?? {}, { format: 'mail' }),
    says: /no format "mail"/,
  },
  {
    code: 'REF_UNRESOLVED',
    name: 'a reference to nothing',
    change: (b) =>
      Object.assign(page(b).schema?.properties.amount ?? {}, { $ref: 'application#/properties/amuont' }),
    says: /amount/,
  },
  {
    code: 'REF_UNRESOLVED',
    name: 'a remote reference (THREAT-14)',
    change: (b) =>
      Object.assign(page(b).schema?.properties.amount ?? {}, { $ref: 'https://example.org/x.json#' }),
    says: /names nothing/,
  },
  {
    code: 'FIELD_UNKNOWN',
    name: 'when for a field that is not asked',
    change: (b) => Object.assign(page(b).when ?? {}, { emploer: 'isWorking' }),
    says: /Did you mean "employer"/,
  },
  {
    code: 'FIELD_UNKNOWN',
    name: 'an order that names no field',
    change: (b) => Object.assign(page(b).ui ?? {}, { 'ui:order': ['amuont'] }),
    says: /Did you mean "amount"/,
  },
  {
    code: 'FIELD_WITHOUT_PLACE',
    name: 'a field that says nothing',
    change: (b) => Object.assign(page(b).schema?.properties ?? {}, { empty: { title: 'Empty' } }),
    says: /neither/,
  },
  {
    code: 'REQUIRED_WORDS',
    name: 'a field that must be answered and says only the default (FINDING-B10)',
    change: (b) => Object.assign(page(b).schema ?? {}, { required: ['job'] }),
    says: /"job" says only 'Required'.*such as "Enter your street address"/,
  },
  {
    code: 'REQUIRED_WORDS',
    name: 'an entry of a list whose parts say only the default',
    change: (b) =>
      Object.assign(page(b).schema?.properties ?? {}, {
        pets: {
          type: 'array',
          items: { type: 'object', required: ['age'], properties: { age: { type: 'integer' } } },
        },
      }),
    says: /"pets\.\*\.age" says only/,
  },
  {
    code: 'READS_MISSING',
    name: 'a rule asks what the page does not read',
    change: (b) => Object.assign(page(b, 'texas'), { reads: [], open: { at: 'any', when: 'isTexas' } }),
    says: /Add "application"/,
  },
  {
    code: 'READS_UNKNOWN',
    name: 'an entity that does not exist',
    change: (b) => Object.assign(page(b), { reads: ['aplication', 'application'] }),
    says: /Did you mean "application"/,
  },
  {
    code: 'WRITES_MISSING',
    name: 'a bound field that writes does not cover',
    change: (b) => Object.assign(page(b), { writes: ['application'] }),
    says: /Add "profile"/,
  },
  {
    code: 'ENTITY_WITHOUT_PLACE',
    name: 'a page that writes an entity which has no place among the facts',
    change: (b) => Object.assign(b.domain.profile ?? {}, { facts: undefined }),
    says: /Write "facts": "stored" into schemas\/domain\/profile/,
  },
  {
    code: 'ENTITY_WITHOUT_PLACE',
    name: 'a rule that asks what is kept apart',
    change: (b) => Object.assign(b.domain.application ?? {}, { facts: 'apart' }),
    says: /"application\.state" is kept apart/,
  },
  {
    code: 'WRITES_UNUSED',
    name: 'writes for nothing',
    change: (b) => Object.assign(page(b, 'texas'), { writes: ['profile'] }),
    says: /Remove it/,
  },
  {
    code: 'TEXT_PATH_UNKNOWN',
    name: 'a text that fills in an unknown fact',
    change: (b) => Object.assign(page(b), { lead: 'Hello {{profile.nmae}}' }),
    says: /Did you mean "profile.name"/,
  },
  {
    code: 'TEXT_FORMAT_UNKNOWN',
    name: 'an unknown text format',
    change: (b) => Object.assign(page(b), { lead: '{{application.amount | mony}}' }),
    says: /Did you mean "money"/,
  },
  {
    code: 'TEXT_WORDS_UNKNOWN',
    name: 'words of an enumeration that has none',
    change: (b) => Object.assign(page(b), { lead: '{{application.amount | word:sorce}}' }),
    says: /Did you mean "source"/,
  },
  {
    code: 'TEXT_WORDS_UNKNOWN',
    name: 'an enumeration where none is used',
    change: (b) => Object.assign(page(b), { lead: '{{application.amount | money:source}}' }),
    says: /Only "word"/,
  },
  {
    code: 'TEXT_CODE_SHOWN',
    name: 'a code where the domain has words',
    change: (b) => {
      Object.assign(b, {
        domain: {
          ...b.domain,
          application: {
            ...b.domain.application,
            properties: {
              ...(b.domain.application?.properties as object),
              kind: { $ref: 'enumerations#/definitions/source' },
            },
          },
        },
      });
      Object.assign(page(b), { lead: 'From {{application.kind | title}}' });
    },
    says: /Write \{\{application.kind \| word:source\}\}/,
  },
  {
    code: 'TEXT_BRACES',
    name: 'braces that do not close',
    change: (b) => Object.assign(page(b), { lead: 'Hello {{profile.name}' }),
    says: /Write/,
  },
  {
    code: 'TEXT_HIDDEN',
    name: 'a text that turns the direction of reading',
    change: (b) => Object.assign(page(b), { title: 'Pay \u202e00.51$' }),
    says: /nobody sees.*type it again/,
  },
  {
    code: 'TEXT_LOOKALIKE',
    name: 'a word with a letter that only looks Latin',
    change: (b) => Object.assign(page(b), { lead: 'Welcome to \u0410cme.' }),
    says: /two scripts.*Latin letters/,
  },
  {
    code: 'LINK_LEAKS',
    name: 'a link that would carry an answer to another site',
    change: (b) => Object.assign(page(b), { lead: 'See [this](https://a.example/?e={{ profile.email }}).' }),
    says: /"profile.email" to another site/,
  },
  {
    code: 'LINK_UNSAFE',
    name: 'a filled-in link that leads to a site without https',
    change: (b) => Object.assign(page(b), { lead: 'See [this](http://a.example/{{org.code}}).' }),
    says: /Use https/,
  },
  {
    code: 'LINK_UNSAFE',
    name: 'a text that leads to a site without https',
    change: (b) => Object.assign(page(b), { lead: 'See [this](http://elsewhere.example).' }),
    says: /http:\/\/elsewhere\.example.*Use https/,
  },
  {
    code: 'LINK_UNSAFE',
    name: 'a link that begins with two slashes',
    change: (b) =>
      Object.assign(page(b), {
        content: [{ block: 'links', id: 'x', items: [{ label: 'X', to: '//elsewhere.example' }] }],
      }),
    says: /leads away from this site/,
  },
  {
    code: 'TEXT_HTML',
    name: 'HTML in a text (THREAT-9)',
    change: (b) => Object.assign(page(b), { lead: 'Hi <img src=x onerror=alert(1)>' }),
    says: /Markdown/,
  },
  {
    code: 'TEXT_HTML',
    name: 'a script address in a text (THREAT-9)',
    change: (b) => Object.assign(page(b), { lead: '[x](javascript:alert(1))' }),
    says: /Markdown/,
  },
  {
    code: 'CONSENT_WITHOUT_TEXT',
    name: 'consent to nothing',
    change: (b) => Object.assign(page(b), { consents: {} }),
    says: /type, version and text/,
  },
  {
    code: 'CONSENT_NOT_BOOLEAN',
    name: 'consent by a text',
    change: (b) => Object.assign(page(b).schema?.properties.agree ?? {}, { type: 'string', const: 'yes' }),
    says: /boolean/,
  },
  {
    code: 'PATTERN_UNSAFE',
    name: 'a pattern that can take forever (THREAT-13)',
    change: (b) => Object.assign(page(b).schema?.properties.employer ?? {}, { pattern: '^(a|a)*$' }),
    says: /forever/,
  },
  {
    code: 'PATTERN_UNSAFE',
    name: 'nested repetition (THREAT-13)',
    change: (b) => Object.assign(page(b).schema?.properties.employer ?? {}, { pattern: '^((a+)b?)+$' }),
    says: /forever/,
  },
  {
    code: 'PATTERN_UNSAFE',
    name: 'a pattern that is none',
    change: (b) => Object.assign(page(b).schema?.properties.employer ?? {}, { pattern: '[' }),
    says: /not a regular/,
  },
  {
    code: 'PATTERN_UNBOUNDED',
    name: 'a repeating pattern without maxLength (THREAT-13)',
    change: (b) =>
      Object.assign(page(b).schema?.properties ?? {}, { free: { type: 'string', pattern: '^a+$' } }),
    says: /maxLength/,
  },
  {
    code: 'PROGRESS_UNKNOWN',
    name: 'a progress value that is not listed',
    change: (b) => Object.assign(page(b), { progress: 'INITAL' }),
    says: /Did you mean "INITIAL"/,
  },
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
    code: 'MESSAGE_PRIVATE',
    name: 'an email shows a fact that the vocabulary does not permit',
    change: (b) => Object.assign(b, { messages: withMessage({ text: 'You owe {{application.amount}}.' }) }),
    says: /"application.amount" must not stand in an email/,
  },
];

describe('the lint', () => {
  test('finds nothing in the small flow', () => {
    // Its required fields keep the default of the specification, so that page.test.ts can see it (ACC-K5).
    expect(lintFlow(smallBundle()).filter(({ code }) => code !== 'REQUIRED_WORDS')).toEqual([]);
  });

  test.each(cases)('$code: $name', ({ code, change, says }) => {
    const bundle = smallBundle();

    change(bundle);

    const found = lintFlow(bundle).filter((issue) => issue.code === code);
    expect(found.map(({ message, remedy }) => `${message} ${remedy}`).join('\n')).toMatch(says);
    expect(found[0]?.place).toMatch(/^(flows|schemas)\/.+\.json#/);
  });

  test('has a case for each of its codes', () => {
    const elsewhere: Code[] = [
      'SCHEMA_INVALID',
      'ID_MISMATCH',
      'FILE_MISSING',
      'FILE_UNREADABLE',
      'FILE_REFUSED',
      'CHECK_FAILED',
      'SHAPE',
      'OPTIONS_INVALID',
      'WORD_AVOIDED',
    ];

    // Lenders have a pack of their own, tests/content/hostile, and translations tests/content/languages.test.ts.
    const others = /^(BRAND|HOST|LANGUAGE|LENDER|LOGO|OVERRIDE|PRICE|TRANSLATION)_/;

    const missing = Object.keys(codes).filter(
      (code) =>
        ![...cases.map((one) => one.code), ...elsewhere, ...mistaken()].some((one) => one === code) &&
        !others.test(code),
    );

    expect(missing).toEqual([]);
  });
});

// Product managers' mistakes in the real content have a pack of their own, too.
function mistaken(): string[] {
  const folder = new URL('../../content/mistakes/', import.meta.url);
  return readdirSync(folder).flatMap((file) =>
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')).map((one: { code: string }) => one.code),
  );
}

describe('a ContentError', () => {
  test('names code, place and remedy of the first error and holds all', () => {
    const bundle = smallBundle();
    Object.assign(page(bundle).when ?? {}, { employer: 'isWorkign', 'texas-note': 'isTexsa' });

    const [first, ...rest] = lintFlow(bundle).filter(({ severity }) => severity === 'error');
    if (!first) throw new Error('The lint found no error.');
    const error = new ContentError([first, ...rest]);

    expect(error).toMatchObject({
      code: 'RULE_UNKNOWN',
      place: 'flows/loan/pages/start.json#/when/employer',
      remedy: 'Did you mean "isWorking"?',
    });
    expect(error.issues.length).toBeGreaterThanOrEqual(2);
  });

  test('places a value in the patch that wrote it', () => {
    const bundle = smallBundle();
    Object.assign(page(bundle).when ?? {}, { employer: 'isWorkign' });
    const patched = {
      ...bundle,
      sources: {
        'flows/loan/pages/start.json': {
          patch: 'orgs/acme/flows/loan/pages/start.json',
          pointers: ['/when/employer'],
        },
      },
    };

    const [issue] = lintFlow(patched).filter(({ code }) => code === 'RULE_UNKNOWN');

    expect(issue?.place).toBe('orgs/acme/flows/loan/pages/start.json#/when/employer');
  });
});

describe('compile', () => {
  test('yields plain JSON: what is sent to the browser is what the server runs', () => {
    const flow = compile(smallBundle());

    expect(JSON.parse(JSON.stringify(flow))).toEqual(flow);
  });
});

function raise(id: string): never {
  throw new Error(`no page ${id}`);
}
