/** Where the lender's main site is: looked up for this application (ACC-B12), with the injected address until it is known. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import { useOrg } from '../../data/org-context.ts';
import { APPLICATION } from '../transport/application-name.ts';
import { useAnswer } from './use-answer.ts';

const PATH = '/service-application/external/api/v1/base-url';

/** An https address without a slash at its end. `skip` asks nothing. `settled` once the answer is in. */
export function useMainSite(skip = false): { site: string; settled: boolean } {
  const { baseUrl } = useOrg();
  const query = { applicationName: APPLICATION };
  const path = skip ? undefined : PATH;
  const { data, error } = useAnswer<unknown>({ path, query, attempts: 2, read: (body) => body });
  const found = isRecord(data) && typeof data.baseUrl === 'string' ? data.baseUrl : '';
  const site = (/^https:\/\//.test(found) ? found : baseUrl).replace(/\/+$/, '');
  return { site, settled: data !== undefined || error !== undefined };
}
