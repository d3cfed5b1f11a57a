/** The states the lender is licensed in, as two-letter codes. Unknown is empty. */
import useSWRImmutable from 'swr/immutable';
import { isObject } from '../../data/json.ts';
import { useSend } from '../transport/api-context.ts';

const PATH = '/service-application/external/api/v1/heloc/state-licenses';

/** Asked once per visit. */
export function useLicensedStates(): string[] {
  const send = useSend();
  const { data } = useSWRImmutable<string[]>(
    PATH,
    async () => toStates(await send({ method: 'GET', path: PATH, attempts: 2 })),
    { shouldRetryOnError: false },
  );
  return data ?? [];
}

function toStates(body: unknown): string[] {
  const items = isObject(body) && Array.isArray(body.items) ? body.items : [];
  return items.filter(isObject).flatMap(({ abbrev }) => (typeof abbrev === 'string' ? [abbrev] : []));
}
