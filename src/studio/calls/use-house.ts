/** What there is to edit, kept in step with the files: whoever writes them, the studio hears of it. */
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { ask } from './ask.ts';
import type { Calls } from './calls.ts';

const options = { keepPreviousData: true, revalidateOnFocus: true };

export const useHouse = () => useSWR('house', () => ask('house', {}), options);

export function usePage(flow: string, page: string, org: string) {
  const key = page && ['page', flow, page, org];
  return useSWR(key, () => ask('page', { flow, page, org }), options);
}

export function useLender(code: string) {
  return useSWR(['lender', code], () => ask('lender', { code }), options);
}

export function usePictures(takes: Calls['pictures']['takes']) {
  return useSWR(['pictures', takes.flow, takes.org], () => ask('pictures', takes), options);
}

/** Reads everything again that is on the screen. */
export function useRefresh(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate(() => true);
}

/** What the check says is told where it was written; Vite's sheet over the whole window would hold up the mending of it. */
export function useWithoutOverlay(): void {
  useEffect(() => {
    const away = () =>
      setTimeout(() => {
        for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
      });
    import.meta.hot?.on('vite:error', away);
    return () => import.meta.hot?.off?.('vite:error', away);
  }, []);
}

/** Calls back when content was saved, in the studio or in an editor. */
export function useSaved(hear: () => unknown): void {
  useEffect(() => {
    import.meta.hot?.on('hearthline:content', hear);
    return () => import.meta.hot?.off?.('hearthline:content', hear);
  });
}
