/** This visitor's registration as the server keeps it: asked once, and shared by all readers in this tab. */
import { useEffect, useMemo, useRef } from 'react';
import useSWR from 'swr';
import { useOrg } from '../../data/org-context.ts';
import { sourceQuery } from '../../data/visit-source.ts';
import { type Registration, registrationApi } from '../calls/registration-api.ts';
import { useSend } from '../transport/api-context.ts';

/** `params` is the query of the page: the referrer, an invitation. @param flow the registration, unless a further product's */
export function useRegistration(params: Record<string, string>, flow?: string) {
  const { site, flows } = useOrg();
  const { source } = site;
  const send = useSend();
  const product = flow === flows.registration ? undefined : flow;
  const api = useMemo(() => registrationApi(send, product), [send, product]);
  const draft = useSWR<Registration, Error>(api.key, () => api.load({ ...sourceQuery(source), ...params }), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    revalidateIfStale: false,
  });
  return { api, draft };
}

type Noting = ReturnType<typeof useRegistration> & { params: Record<string, string> };

/** Tells who sent the visitor where the document could answer, but not note it. `params` as `useRegistration` has them. */
export function useNoted({ api, draft, params }: Noting): void {
  const { source } = useOrg().site;
  const { mutate } = draft;
  const toNote = draft.data?.toNote === true;
  // The first address of the visit: the next one names no one.
  const brought = useRef({ ...sourceQuery(source), ...params });
  useEffect(() => {
    if (!toNote) return;
    // What cannot be told now is told with the first answers.
    api.note(brought.current).then(
      (noted) => noted && mutate(noted, { revalidate: false }),
      () => undefined,
    );
  }, [toNote, api, mutate]);
}
