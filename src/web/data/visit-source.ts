/** Which campaign brought this visitor: the last `utm_source` of the tab, kept through redirects and other pages (ACC-D4). */

const KEY = 'heloc-source';
const PARAMETER = 'utm_source';
const LONGEST = 120;

let memory: string | undefined;

/** Undefined for visitors without a campaign. */
export function visitSource(): string | undefined {
  const named = new URLSearchParams(window.location.search).get(PARAMETER)?.slice(0, LONGEST);
  if (named) keep(named);
  return named || kept();
}

/** What the registration is told of it, as its own query would say it. */
export function sourceQuery(): Record<string, string> {
  const source = visitSource();
  return source ? { [PARAMETER]: source } : {};
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
