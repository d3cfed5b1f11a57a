/** Content by hooks: a flow's core and its pages. Content never changes under its hash, so it is asked once. */
import { createContext, useCallback, useContext } from 'react';
import { useSWRConfig } from 'swr';
import useSWRImmutable from 'swr/immutable';
import type { Core } from '../../data/content.ts';
import type { ContentSource, LoadedPage } from '../calls/load-content.ts';

/** The source, the hash of its version, and how to continue to the version that an answer of the server names. */
export type Content = ContentSource & { hash: string; follow(hash: string | undefined): void };

export const ContentContext = createContext<Content | undefined>(undefined);

/** The source of content. */
export function useContentSource(): Content {
  const source = useContext(ContentContext);
  if (!source) throw new Error('No content: wrap the component in ContentContext');
  return source;
}

// While another version loads, the old one stays: a page that disappears would take the typed answers with it.
const SETTINGS = { shouldRetryOnError: false, keepPreviousData: true };

/** The core of a flow. */
export function useCore(flow: string) {
  const source = useContentSource();
  const { data, error } = useSWRImmutable<Core, Error>(
    coreKey(source.hash, flow),
    () => source.core(flow),
    SETTINGS,
  );
  return { data: data?.id === flow ? data : undefined, error };
}

/** How long the next page may hold up its journey. */
const READY_MS = 2000;

/** Loads pages before they are shown, so that they appear at once. A slow or failing page loads where it stands. */
export function useReadyPages(): (flow: string, ids: readonly string[]) => Promise<void> {
  const source = useContentSource();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (flow, ids) => {
      const load = async (id: string) =>
        mutate(pageKey(source.hash, flow, id), await source.page(flow, id), { revalidate: false });
      const enough = new Promise((done) => setTimeout(done, READY_MS));
      await Promise.race([Promise.allSettled(ids.map(load)), enough]);
    },
    [source, mutate],
  );
}

/** By which a flow's core is kept. */
export function coreKey(hash: string, flow: string): string {
  return `core/${hash}/${flow}`;
}

/** By which a page and its validator are kept. */
export function pageKey(hash: string, flow: string, id: string): string {
  return `page/${hash}/${flow}/${id}`;
}

/** A page with its validator; undefined asks nothing. */
export function usePage(flow: string, id: string | undefined) {
  const source = useContentSource();
  const { data, error } = useSWRImmutable<LoadedPage, Error>(
    id === undefined ? null : pageKey(source.hash, flow, id),
    () => source.page(flow, id ?? ''),
    SETTINGS,
  );
  return { data: data?.page.id === id ? data : undefined, error };
}
