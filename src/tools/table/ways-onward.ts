/** What a page lets a borrower do: send it, or go on to somewhere else. The way home is none. */
import type { Bundle } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { Page } from '../../types/page.ts';

/** `sends` are labels of what is submitted; `leads` are targets beyond home. */
export type Ways = { sends: string[]; leads: string[]; fields: number };

const home = /^(\/|\/dashboard|#.*)$/;

/** @param may whether the rule of a button can hold where the page is looked at */
export function waysOnward({ actions = {}, content, schema }: Page, may = (_when: string) => true): Ways {
  const all = Object.values(actions).filter(({ when = 'always' }) => may(when));
  const targets = [...all.flatMap(({ to }) => (to ? [to] : [])), ...targetsIn(content)];
  return {
    sends: all.filter((action) => action.do !== 'link').map(({ label }) => label),
    leads: [...new Set(targets.filter((to) => !home.test(to)))],
    fields: Object.keys(schema?.properties ?? {}).length,
  };
}

/** Whether a target takes the application further: a page that is not open at all times anyway, or another flow. */
export function isOnward(bundle: Pick<Bundle, 'pages'>, to: string): boolean {
  const page = pageAt(bundle, to);
  if (page) return page.open?.at !== 'any';
  // An entry of a list says where its card leads.
  if (to.startsWith('{{')) return true;
  return to.startsWith('/') && to.includes('?');
}

/** True for a page that a borrower can only leave for home, for papers or for other companies. */
export function isOnlyHome(bundle: Pick<Bundle, 'pages'>, page: Page): boolean {
  const { sends, leads } = waysOnward(page);
  return sends.length === 0 && !leads.some((to) => isOnward(bundle, to));
}

/** Pages to which rows or a page lead, by their address without its last part where that is a parameter. */
export function pageAt({ pages }: Pick<Bundle, 'pages'>, to: string): Page | undefined {
  const path = to.split('?')[0] ?? to;
  return pages[path] ?? pages[path.slice(0, path.lastIndexOf('/'))];
}

// Cards and other blocks have buttons of their own, each with a label and the place that it leads to.
function targetsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(targetsIn);
  if (!isRecord(value)) return [];
  const { to, label } = value;
  return [
    ...(typeof to === 'string' && label !== undefined ? [to] : []),
    ...Object.values(value).flatMap(targetsIn),
  ];
}
