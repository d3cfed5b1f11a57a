/** Content by hooks: a flow's core and its pages. Content never changes under its hash, so it is asked once. */
import { createContext, useContext } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { Core } from '../data/content.ts';
import type { ContentSource, LoadedPage } from './load-content.ts';

export const ContentContext = createContext<ContentSource | undefined>(undefined);

/** The source of content. */
export function useContentSource(): ContentSource {
  const source = useContext(ContentContext);
  if (!source) throw new Error('No content: wrap the component in ContentContext');
  return source;
}

/** The core of a flow. */
export function useCore(flow: string) {
  const source = useContentSource();
  return useSWRImmutable<Core, Error>(`core/${flow}`, () => source.core(flow), { shouldRetryOnError: false });
}

/** A page with its validator; undefined asks nothing. */
export function usePage(flow: string, id: string | undefined) {
  const source = useContentSource();
  return useSWRImmutable<LoadedPage, Error>(
    id === undefined ? null : `page/${flow}/${id}`,
    () => source.page(flow, id ?? ''),
    { shouldRetryOnError: false },
  );
}
