/** Every link from one place of a flow to another. */
import type { Block, Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { oncePer } from '../facts/once-per.ts';
import { type Place, placeIn, placeOnPage } from './lint.ts';

/** A target, where it is written, and the rules of its row and of those before it: the first that holds counts. */
export type Way = { to: string; place: Place; rows?: string[] };

/** Ways into pages that do not start on a page: sequence, stops, tabs, states, steps, the waiting page, notifications, messages, conditions, polling. */
export function entrances(bundle: Bundle): Way[] {
  const sequence = (bundle.flow.sequence ?? []).flatMap(({ page, when, stop = [] }, index) => [
    { to: page, place: placeIn(bundle, 'flow', 'sequence', index, 'page'), rows: [when] },
    ...stop.map(({ to }, row) => ({
      to,
      place: placeIn(bundle, 'flow', 'sequence', index, 'stop', row, 'to'),
      rows: rulesUpTo(stop, row),
    })),
  ]);
  const waiting = bundle.flow.waitingPage;
  const beside = (bundle.flow.pageLinks ?? []).map(({ to, when }, index) => ({
    to,
    place: placeIn(bundle, 'flow', 'pageLinks', index, 'to'),
    rows: [when],
  }));
  const tabs = (bundle.flow.tabs?.items ?? []).flatMap(({ pages }, index) =>
    pages.map((to, page) => ({
      to,
      place: placeIn(bundle, 'flow', 'tabs', 'items', index, 'pages', page),
      rows: ['always'],
    })),
  );
  const states = Object.entries(bundle.machine?.states ?? {}).flatMap(([state, { page }]) =>
    page.map(({ to }, row) => ({
      to,
      place: placeIn(bundle, 'machine', 'states', state, 'page', row, 'to'),
      rows: rulesUpTo(page, row),
    })),
  );
  const steps = Object.entries(bundle.steps?.steps ?? {}).flatMap(([step, { routes = [] }]) =>
    routes.map(({ to }, row) => ({
      to,
      place: placeIn(bundle, 'steps', 'steps', step, 'routes', row, 'to'),
      rows: rulesUpTo(routes, row),
    })),
  );
  const told = (bundle.flow.notifications ?? []).flatMap(({ actions = [] }, index) =>
    actions.flatMap(({ to }, action) =>
      to === undefined
        ? []
        : [{ to, place: placeIn(bundle, 'flow', 'notifications', index, 'actions', action, 'to') }],
    ),
  );
  const messages = Object.entries(bundle.messages?.messages ?? {}).flatMap(([name, { action }]) =>
    action.to === undefined
      ? []
      : [{ to: action.to, place: placeIn(bundle, 'messages', 'messages', name, 'action', 'to') }],
  );
  const asked = Object.entries(bundle.conditions ?? {}).flatMap(([id, { page, raised }]) => [
    { to: page, place: placeIn(bundle, `conditions/${id}`, 'page') },
    ...(raised?.page === undefined
      ? []
      : [{ to: raised.page, place: placeIn(bundle, `conditions/${id}`, 'raised', 'page') }]),
  ]);
  const polling = (bundle.polling?.pausedOn ?? []).map((to, index) => ({
    to,
    place: placeIn(bundle, 'polling', 'pausedOn', index),
  }));
  return [
    ...sequence,
    ...beside,
    ...tabs,
    ...(waiting ? [{ to: waiting, place: placeIn(bundle, 'flow', 'waitingPage') }] : []),
    ...states,
    ...steps,
    ...told,
    ...messages,
    ...asked,
    ...polling,
  ];
}

const rulesUpTo = (rows: ReadonlyArray<{ when: string }>, index: number) =>
  rows.slice(0, index + 1).map(({ when }) => when);

/** Ways that flows/site.json lists: pages that are reached from outside, redirects and menus that leave for the lender's places. */
export function siteWays(bundle: Bundle): Way[] {
  const { pages = {}, redirects = [], menus = {} } = bundle.site ?? {};
  const at = (...keys: Array<string | number>): Place => ({ file: 'flows/site.json', keys });
  const listed = (pages[bundle.flow.id] ?? []).map((to, index) => ({
    to,
    place: at('pages', bundle.flow.id, index),
  }));
  const leaving = redirects.map(({ to }, index) => ({ to, place: at('redirects', index, 'to') }));
  const items = Object.entries(menus).flatMap(([menu, entries]) =>
    entries.map(({ to }, index) => ({ to, place: at('menus', menu, index, 'to') })),
  );
  return [...listed, ...[...leaving, ...items].filter(({ to }) => to.startsWith('external:'))];
}

/** Ways out of a page: its actions and its blocks. */
export function exits(bundle: Bundle, id: string): Way[] {
  const page = bundle.pages[id];
  return (page ? waysOf(page) : []).map(({ to, keys, when = 'always' }) => ({
    to,
    place: placeOnPage(bundle, id, ...keys),
    rows: [when],
  }));
}

const waysOf = oncePer((page: Page): readonly Keyed[] => [
  ...actionWays(page),
  ...fieldWays(page),
  ...(page.content ?? []).flatMap(blockWays),
]);

type Keyed = { to: string; keys: Array<string | number>; when?: string | undefined };

function actionWays(page: Page): Keyed[] {
  return Object.entries(page.actions ?? {}).flatMap(([name, { to, then, when }]) => [
    ...(to === undefined ? [] : [{ to, keys: ['actions', name, 'to'], when }]),
    ...(typeof then === 'object' ? [{ to: then.to, keys: ['actions', name, 'then', 'to'], when }] : []),
  ]);
}

// Where a widget leads when it does not work.
function fieldWays({ ui = {} }: Page): Keyed[] {
  return Object.entries(ui).flatMap(([field, look]) => {
    const options = isRecord(look) ? look['ui:options'] : undefined;
    const fallback = isRecord(options) ? options.fallback : undefined;
    const to = isRecord(fallback) ? fallback.to : undefined;
    return typeof to === 'string' ? [{ to, keys: ['ui', field, 'ui:options', 'fallback', 'to'] }] : [];
  });
}

function blockWays(block: Block, index: number): Keyed[] {
  const at = (to: string, ...keys: Array<string | number>) => ({ to, keys: ['content', index, ...keys] });
  if (block.block === 'links' || block.block === 'sign-in')
    return (block.items ?? []).map(({ to, when }, item) => ({ ...at(to, 'items', item, 'to'), when }));
  if (block.block === 'work-list') return block.to === undefined ? [] : [at(block.to, 'to')];
  if (block.block === 'cards')
    return (block.actions ?? []).map(({ to }, action) => at(to, 'actions', action, 'to'));
  if ((block.block === 'facts' || block.block === 'table') && block.edit) return [at(block.edit, 'edit')];
  return [];
}
