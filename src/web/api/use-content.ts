/** Content by hooks: a flow's core and its pages. Content never changes under its hash, so it is asked once. */
import { createContext, useContext } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { Core } from '../data/content.ts';
import type { ContentSource, LoadedPage } from './load-content.ts';

/** The source, the hash of its version, and how to go on to the version that an answer of the server names. */
export type Content = ContentSource & { hash: string; follow(hash: string | undefined): void };

export const ContentContext = createContext<Content | undefined>(undefined);

/** The source of content. */
export function useContentSource(): Content {
  const source = useContext(ContentContext);
  if (!source) throw new Error('No content: wrap the component in ContentContext');
  return source;
}

// While another version is on its way, the one before it stays: a page that went would take what is typed with it.
const SETTINGS = { shouldRetryOnError: false, keepPreviousData: true };

/** The core of a flow. */
export function useCore(flow: string) {
  const source = useContentSource();
  const { data, error } = useSWRImmutable<Core, Error>(
    `core/${source.hash}/${flow}`,
    () => source.core(flow),
    SETTINGS,
  );
  return { data: data?.id === flow ? data : undefined, error };
}

/** A page with its validator; undefined asks nothing. */
export function usePage(flow: string, id: string | undefined) {
  const source = useContentSource();
  const { data, error } = useSWRImmutable<LoadedPage, Error>(
    id === undefined ? null : `page/${source.hash}/${flow}/${id}`,
    () => source.page(flow, id ?? ''),
    SETTINGS,
  );
  return { data: data?.page.id === id ? data : undefined, error };
}
