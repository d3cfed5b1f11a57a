/** This visitor's registration as the server keeps it: asked once, and shared by all readers in this tab. */
import { useMemo } from 'react';
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
