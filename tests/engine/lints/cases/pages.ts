/** Pages: where they are listed, what leads to them, what they promise of experiments. Each case breaks the small flow in one way. */
import { type Broken, page } from './broken.ts';

export const brokenPages: Broken[] = [
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
    code: 'OPEN_AT_HELD_STEP',
    name: 'a page that is open after the end (FINDING-D4)',
    change: (b) => Object.assign(page(b, 'details'), { open: { at: ['COMPLETE'] } }),
    says: /never open there/,
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
    code: 'PAGE_DEAD_END',
    name: 'a page of a tab that loads nothing, where no tab is drawn',
    change: (b) => {
      Object.assign(page(b, 'end'), { actions: {} });
      Object.assign(b.flow, { tabs: { label: 'Parts', items: [{ label: 'End', pages: ['end'] }] } });
    },
    says: /Add one/,
  },
  {
    code: 'PAGE_UNKNOWN',
    name: 'a tab that leads nowhere',
    change: (b) =>
      Object.assign(b.flow, {
        tabs: { label: 'Parts', items: [{ label: 'Start', pages: ['start', 'strat'] }] },
      }),
    says: /Did you mean "start"/,
  },
  {
    code: 'PARAM_INVALID',
    name: 'a parameter outside of its enumeration',
    change: (b) => Object.assign(page(b, 'texas').actions?.back ?? {}, { to: 'link/PAYROL' }),
    says: /Did you mean "PAYROLL"/,
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
    code: 'RULE_UNKNOWN',
    name: 'a title by a rule that is not there',
    change: (b) => Object.assign(page(b), { instead: [{ when: 'isTexan', title: 'X' }] }),
    says: /Did you mean "isTexas"/,
  },
  {
    code: 'ROW_UNREACHABLE',
    name: 'a title behind another with the same rule',
    change: (b) =>
      Object.assign(page(b), { instead: ['X', 'Y'].map((title) => ({ when: 'isTexas', title })) }),
    says: /one with "isTexas" stands before it/,
  },
  {
    code: 'TEXT_PATH_UNKNOWN',
    name: 'a lead by a rule that fills in what no schema declares',
    change: (b) =>
      Object.assign(page(b), { instead: [{ when: 'isTexas', lead: '{{application.amuont}} dollars' }] }),
    says: /Did you mean "amount"|amuont/,
  },
  {
    code: 'READS_MISSING',
    name: 'a title that asks what the page does not read',
    change: (b) =>
      Object.assign(page(b), { reads: [], writes: [], instead: [{ when: 'isTexas', title: 'X' }] }),
    says: /asks/,
  },
];
