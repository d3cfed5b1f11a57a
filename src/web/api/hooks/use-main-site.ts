/** Where the lender's main site is: looked up for this application (ACC-B12), with the injected address until it is known. */
import useSWRImmutable from 'swr/immutable';
import { isObject } from '../../data/json.ts';
import { useOrg } from '../../data/org-context.ts';
import { useSend } from '../transport/api-context.ts';
import { APPLICATION } from '../transport/application-name.ts';

const PATH = '/service-application/external/api/v1/base-url';

/** An https address without a slash at its end. `skip` asks nothing. `settled` once the answer is in. */
export function useMainSite(skip = false): { site: string; settled: boolean } {
  const send = useSend();
  const { baseUrl } = useOrg();
  const query = { applicationName: APPLICATION };
  const { data, error } = useSWRImmutable<unknown, Error>(
    skip ? null : PATH,
    () => send({ method: 'GET', path: PATH, query, attempts: 2 }),
    { shouldRetryOnError: false },
  );
  const found = isObject(data) && typeof data.baseUrl === 'string' ? data.baseUrl : '';
  const site = (/^https:\/\//.test(found) ? found : baseUrl).replace(/\/+$/, '');
  return { site, settled: data !== undefined || error !== undefined };
}
