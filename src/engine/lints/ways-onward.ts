/** What a page lets a borrower do: send it, or continue to somewhere else. The way home is none. */
import type { Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';

/** `sends` are labels of what is submitted; `leads` are targets beyond home. */
export type Ways = { sends: string[]; leads: string[]; fields: number };

/** Whether a rule can hold where the page is looked at; asked of a button with its name. */
export type May = (when: string, button?: string) => boolean;

const home = /^(\/|\/dashboard|#.*)$/;

/** Counts a button, a block and an item of a block only where its rule may hold. */
export function waysOnward(
  { actions = {}, content = [], schema, when = {} }: Page,
  may: May = () => true,
): Ways {
  const all = Object.entries(actions).flatMap(([name, action]) =>
    may(action.when ?? 'always', name) ? [action] : [],
  );
  const blocks = content.filter(({ id }) => may((id !== undefined && when[id]) || 'always'));
  const targets = [...all.flatMap(({ to }) => (to ? [to] : [])), ...targetsIn(blocks, may)];
  return {
    sends: all.filter((action) => action.do !== 'link').map(({ label }) => label),
    leads: [...new Set(targets.filter((to) => !home.test(to)))],
    fields: Object.keys(schema?.properties ?? {}).length,
  };
}

/** Whether there is a way at all beyond home, documents and other companies. */
export function isWay(bundle: Pick<Bundle, 'pages'>, { sends, leads }: Ways): boolean {
  return sends.length > 0 || leads.some((to) => isOnward(bundle, to));
}

/** Whether a target takes the application further: a page that is not open at all times anyway, or another flow. */
export function isOnward(bundle: Pick<Bundle, 'pages'>, to: string): boolean {
  const page = pageAt(bundle, to);
  if (page) return page.open?.at !== 'any';
  // An entry of a list says where its card leads.
  if (to.startsWith('{{')) return true;
  return to.startsWith('/') && to.includes('?');
}

/** Pages to which rows or a page lead, by their address without its last part where that is a parameter. */
export function pageAt({ pages }: Pick<Bundle, 'pages'>, to: string): Page | undefined {
  const path = to.split('?')[0] ?? to;
  return pages[path] ?? pages[path.slice(0, path.lastIndexOf('/'))];
}

// Cards and other blocks have buttons of their own, each with a label and the place that it leads to.
function targetsIn(value: unknown, may: May): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => targetsIn(part, may));
  if (!isRecord(value) || (typeof value.when === 'string' && !may(value.when))) return [];
  const { to, label } = value;
  return [
    ...(typeof to === 'string' && label !== undefined ? [to] : []),
    ...Object.values(value).flatMap((part) => targetsIn(part, may)),
  ];
}
