/** The list of the borrower's applications, asked on every visit. */
import useSWR from 'swr';
import type { ApplicationEntry } from '../blocks/applications.tsx';
import { isObject } from '../data/json.ts';
import { useSend } from './api-context.ts';

const PATH = '/service-application/api/v3/application/heloc/all';

/** The applications, the open ones first. `skip` asks nothing, for visitors. */
export function useApplications(skip = false) {
  const send = useSend();
  return useSWR<ApplicationEntry[], Error>(
    skip ? null : PATH,
    async () => toEntries(await send({ method: 'GET', path: PATH })),
    { revalidateOnFocus: false, dedupingInterval: 0 },
  );
}

function toEntries(body: unknown): ApplicationEntry[] {
  const list = Array.isArray(body) ? body : isObject(body) && Array.isArray(body.items) ? body.items : [];
  const entries = list.filter(isObject).map((one) => ({
    uuid: String(one.uuid),
    title: text(one.title) ?? text(one.address) ?? 'Home equity line of credit',
    loanNumber: text(one.loanNumber),
    status: text(one.statusText) ?? text(one.status),
    active: one.active !== false,
  }));
  return entries.sort((a, b) => Number(b.active) - Number(a.active));
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
