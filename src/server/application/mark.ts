/** Records when something happened. The first time counts. */
import type { ApplicationScope } from './application-scope.ts';
import { record, stored } from './stored.ts';
import type { Moment } from './underwriting.ts';

export async function mark(scope: ApplicationScope, moment: Moment): Promise<void> {
  const { moments = {} } = await stored(scope, 'underwriting');
  await record(scope, 'underwriting', { moments: { [moment]: scope.now, ...moments } });
}
