/** Which campaign brought this visitor: the last one that the tab's address named, kept through redirects and other pages (ACC-D4). */

const KEY = 'heloc-source';

/** Where an address names it (site.json, `entry`), and how much of it counts. */
export type Source = { parameter: string; characters: number };

let memory: string | undefined;

/** Undefined for visitors without a campaign. */
export function visitSource(source: Source | undefined): string | undefined {
  if (!source) return undefined;
  const query = new URLSearchParams(globalThis.location?.search);
  const named = query.get(source.parameter)?.slice(0, source.characters);
  if (named) keep(named);
  return named || kept();
}

/** What the registration is told of it, as its own query would say it. */
export function sourceQuery(source: Source | undefined): Record<string, string> {
  const campaign = visitSource(source);
  return source && campaign ? { [source.parameter]: campaign } : {};
}

function keep(source: string): void {
  memory = source;
  try {
    window.sessionStorage.setItem(KEY, source);
  } catch {
    // The memory above carries this visit.
  }
}

function kept(): string | undefined {
  try {
    return window.sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return memory;
  }
}
