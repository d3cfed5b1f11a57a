/** Which page of a linear flow stands at an address, and how its pages are addressed. The answers decide how far one may go. */
import type { FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import type { Place } from './place.ts';
import { sequencePages } from './sequence.ts';

/** How far a visitor is: the answers so far, the pages sent, and the application in which it has ended. */
export type Begun = { draft: Facts; done: readonly string[]; application?: string };

export type LinearPlace =
  | { kind: 'page'; page: string }
  | { kind: 'go'; page: string }
  /** The flow has ended for this visitor, in that application. */
  | { kind: 'application'; uuid: string }
  | { kind: 'missing' };

/** Pages beside the sequence stand under their own path; the sequence is asked by the query. A preview shows any page. */
export function linearPlace(
  core: FlowCore,
  { draft, done, application }: Begun,
  place: Place,
  preview = false,
): LinearPlace {
  const asked = place.page || place.params[queryName(core)] || 'index';
  if (preview && Object.hasOwn(core.pages, asked)) return { kind: 'page', page: asked };
  const pages = sequencePages(core, { facts: draft });
  const reached = furthest(pages, done);
  if (place.page !== '') return beside(core, pages, place.page);
  const wanted = place.params[queryName(core)];
  if (wanted === undefined) return opening(core, done, reached);
  // The browser's Back, after the last page: there is nothing left to answer here.
  if (application && done.length === 0 && wanted !== pages[0])
    return { kind: 'application', uuid: application };
  if (!pages.includes(wanted)) return { kind: 'go', page: reached };
  return pages.indexOf(wanted) <= pages.indexOf(reached)
    ? { kind: 'page', page: wanted }
    : { kind: 'go', page: reached };
}

/** The address of a page of a linear flow, below the base path. */
export function stepHref(core: FlowCore, page: string): string {
  const base = core.flow.basePath;
  const inSequence = (core.flow.sequence ?? []).some((row) => row.page === page);
  if (page === 'index') return base;
  return inSequence ? `${base}?${queryName(core)}=${page}` : `${base}/${page}`;
}

/** The same with every other parameter of the address that asked for another page: the flow stays where it is. */
export function stepInPlace(core: FlowCore, page: string, { params }: Pick<Place, 'params'>): string {
  const [path = '', own = ''] = stepHref(core, page).split('?');
  const { [queryName(core)]: _, ...others } = params;
  const query = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(own)), ...others });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The page before `page`, or undefined on the first. */
export function pageBefore(core: FlowCore, draft: Facts, page: string): string | undefined {
  const pages = sequencePages(core, { facts: draft });
  return pages[pages.indexOf(page) - 1];
}

/** Groups of the sequence and which of them `page` belongs to, for the progress line. */
export function linearProgress(core: FlowCore, draft: Facts, page: string) {
  const pages = sequencePages(core, { facts: draft });
  const rows = (core.flow.sequence ?? []).filter((row) => pages.includes(row.page));
  const labels = [...new Set(rows.map((row) => row.group ?? row.title ?? row.page))];
  const row = rows.find((one) => one.page === page);
  return row ? { labels, index: labels.indexOf(row.group ?? row.title ?? row.page), text: '' } : undefined;
}

function queryName(core: FlowCore): string {
  return core.flow.address?.startsWith('query:') ? core.flow.address.slice('query:'.length) : 'step';
}

// The first page that is not answered yet; the last one when all are.
function furthest(pages: string[], done: readonly string[]): string {
  return pages.find((page) => !done.includes(page)) ?? pages.at(-1) ?? '';
}

function opening(core: FlowCore, done: readonly string[], reached: string): LinearPlace {
  if (done.length === 0 && Object.hasOwn(core.pages, 'index')) return { kind: 'page', page: 'index' };
  return { kind: 'go', page: reached };
}

function beside(core: FlowCore, pages: string[], page: string): LinearPlace {
  if (pages.includes(page)) return { kind: 'go', page };
  return Object.hasOwn(core.pages, page) ? { kind: 'page', page } : { kind: 'missing' };
}
