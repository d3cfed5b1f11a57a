/** The cache that a document opens with: what came in it counts as answered, so nothing of it is asked again. */
import type { OrgData } from '../../data/org.ts';
import type { Brought } from '../../data/read-brought.ts';
import { type Source, visitSource } from '../../data/visit-source.ts';
import { type ContentOptions, contentSource } from '../calls/load-content.ts';
import { REGISTRATION, toRegistration } from '../calls/registration-api.ts';
import { readToken } from '../transport/token.ts';
import { coreKey, pageKey } from './use-content.ts';
import { hoursPath, toWeek } from './use-hours.ts';
import { LICENSES } from './use-licensed-states.ts';

/** As SWR keeps them: by key. */
export type OpeningCache = ReadonlyMap<string, { data: unknown }>;

export type Ways = Pick<ContentOptions, 'importModule' | 'bring'> & {
  /** How long to wait for the page's parts, in ms; what comes later is asked for where it stands. */
  patience?: number;
};

/** Resolves once the page's validator is here, which the document's head has named. */
export async function openingCache(
  brought: Brought,
  { orgCode, contentHash: hash, mode, licensedStates = [], site }: OrgData,
  { importModule, bring, patience = 2500 }: Ways = {},
): Promise<OpeningCache> {
  const cache = new Map<string, { data: unknown }>();
  const put = (key: string, data: unknown) => cache.set(key, { data });
  for (const [flow, core] of Object.entries(brought.cores)) put(coreKey(hash, flow), core);
  for (const [department, week] of Object.entries(brought.hours)) put(hoursPath(department), toWeek(week));
  put(LICENSES, licensedStates);
  // Who is logged in is answered by the call, which hears of it.
  if (brought.registration && readToken() === undefined) {
    const registration = toRegistration(brought.registration);
    put(REGISTRATION, isFromTab(site.source) ? { ...registration, toNote: true } : registration);
  }
  const source = contentSource(async ({ path }) => bodyAt(brought, path), {
    root: '',
    moduleRoot: `/content/${orgCode}/${hash}`,
    sandbox: mode === 'sandbox',
    ...(importModule && { importModule }),
    ...(bring && { bring }),
  });
  const load = async (flow: string, id: string) => put(pageKey(hash, flow, id), await source.page(flow, id));
  const pages = Object.entries(brought.pages).flatMap(([flow, all]) =>
    Object.keys(all).map((id) => load(flow, id)),
  );
  const enough = new Promise((done) => patience < Infinity && setTimeout(done, patience));
  if (pages.length > 0) await Promise.race([Promise.allSettled(pages), enough]);
  return cache;
}

// A campaign that the address no longer names, so that the document could not know of it.
function isFromTab(source: Source | undefined): boolean {
  const named = new URLSearchParams(globalThis.location?.search).has(source?.parameter ?? '');
  return !named && visitSource(source) !== undefined;
}

// The source asks for /{flow}/page/{id}.json.
function bodyAt({ pages }: Brought, path: string): unknown {
  const [, flow = '', id = ''] = /^\/([^/]+)\/page\/(.+)\.json$/.exec(path) ?? [];
  return pages[flow]?.[id];
}
