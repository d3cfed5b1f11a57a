/** Companies that decide flags and experiments: `FLAGS=optimizely`. */
import type { Company } from '../companies/company.ts';
import type { RemoteFlags } from './remote-flags.ts';

const optimizely: Company<RemoteFlags> = {
  needs: ['OPTIMIZELY_SDK_KEY'],
  takes: ['OPTIMIZELY_URL'],
  load: () => import('./optimizely.ts'),
};

export const flagCompanies = { optimizely };
