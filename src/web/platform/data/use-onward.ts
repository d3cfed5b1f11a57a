/** Keeps the query parameters that the site lists when the address changes by itself, and no others (SPEC-2.2). */
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useOrg } from './org-context.ts';
import { keptSearch } from './site-redirect.ts';

/** Writes an own path with what is kept of the query behind it. */
export function useOnward(): (path: string) => string {
  const { keepQuery } = useOrg().site;
  const { search } = useLocation();
  const kept = keptSearch(search, keepQuery);
  return useCallback((path) => withSearch(path, kept), [kept]);
}

/** A parameter that the path brings itself stays its own. */
function withSearch(path: string, kept: string): string {
  if (kept === '') return path;
  const [place = '', own = ''] = path.split('?');
  const query = new URLSearchParams(kept);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return `${place}?${query}`;
}
