/**
 * What the page at an address needs before its first field, so that the browser asks for nothing meanwhile: the cores
 * of its flows, the page, the lender's hours, and a visitor's registration. Knows no signed-in user: their token is
 * never part of a request for a document.
 */
import type { OrgContent } from '../../../content/loaded/content.ts';
import type { CompiledFlow } from '../../../engine/content/bundle.ts';
import { flowCore } from '../../../engine/content/flow-core.ts';
import type { FlowRoles } from '../../../engine/content/flow-roles.ts';
import { type Begun, linearPlace } from '../../../engine/journey/linear-place.ts';
import { matchPage } from '../../../engine/journey/match-page.ts';
import { type Place, placeOf } from '../../../engine/journey/place.ts';
import { inertJson } from './fill-index.ts';
import { pageInWords } from './page-in-words.ts';

export type Brought = {
  /** Inert JSON: `{ cores, pages, hours, registration }`. */
  json: string;
  /** The validator of the page, by address. */
  modules: string[];
  /** The page of that validator. */
  page: { flow: string; page: string } | undefined;
  /** The parts of the web app that the page needs; unknown without a page. */
  parts: string[] | undefined;
};

export type Bringing = {
  lender: OrgContent;
  roles: FlowRoles;
  /** Where the address leads. */
  place: Place;
  /** The answer to a visitor's registration; undefined where the browser has to ask. */
  registration?: Begun | undefined;
};

/** @param path below the base path; one that cannot be read is the front door */
export function placeAt(roles: FlowRoles, path: string, search: string): Place {
  try {
    return placeOf(path, search, roles);
  } catch {
    return placeOf('/', search, roles);
  }
}

export function bring({ lender, roles, place, registration }: Bringing): Brought {
  const flow = lender.flows[place.flow];
  const isLinear = roles.registrations.includes(place.flow);
  const page = flow && (isLinear ? linearPage(flow, place, registration) : matchPage(flow, place.page)?.page);
  const brought = [...new Set([roles.support, place.flow])].flatMap((id) => lender.flows[id] ?? []);
  const parts = [
    `"cores":{${brought.map((core) => `"${core.id}":${coreJson(core)}`).join()}}`,
    `"pages":{${flow && page ? `"${flow.id}":{"${page}":${pageJson(lender, flow, page)}}` : ''}}`,
    `"hours":${inertJson(lender.org.hours ?? {})}`,
    ...(registration ? [`"registration":${inertJson(registration)}`] : []),
  ];
  const root = `/content/${lender.org.code}/${lender.hash}`;
  return {
    json: `{${parts.join()}}`,
    page: flow && page ? { flow: flow.id, page } : undefined,
    modules: flow && page ? [`${root}/${flow.id}/page/${page}.js`] : [],
    parts: flow && page ? partsOf(flow, page) : undefined,
  };
}

// Where it cannot be told, the browser asks as it always could.
function linearPage(flow: CompiledFlow, place: Place, registration: Begun | undefined): string | undefined {
  if (!registration) return undefined;
  const here = linearPlace(flowCore(flow), registration, place);
  return here.kind === 'page' || here.kind === 'go' ? here.page : undefined;
}

// As the build marks them (src/tools/build/preload-parts.ts).
function partsOf({ pages: all }: CompiledFlow, id: string): string[] {
  const page = all[id];
  const hasForm = Object.keys(page?.display.properties ?? {}).length > 0;
  const hasIcons = JSON.stringify(page).includes('"icon":');
  const blocks = (page?.content ?? []).map(({ block }) => `block:${block}`);
  return [...(hasForm ? ['form'] : []), ...(hasIcons ? ['icons'] : []), ...blocks];
}

// Memos, not state: compiled content never changes, and is written out once. Lenders share pages, but not what widgets say.
const cores = new WeakMap<object, string>();
const pages = new WeakMap<OrgContent, WeakMap<object, string>>();

function coreJson(flow: CompiledFlow): string {
  return once(cores, flow, () => inertJson(flowCore(flow)));
}

function pageJson(lender: OrgContent, flow: CompiledFlow, id: string): string | undefined {
  const page = flow.pages[id];
  const own = pages.get(lender) ?? new WeakMap<object, string>();
  pages.set(lender, own);
  return page && once(own, page, () => inertJson(pageInWords(lender, page)));
}

function once(written: WeakMap<object, string>, key: object, write: () => string): string {
  const json = written.get(key) ?? write();
  written.set(key, json);
  return json;
}
