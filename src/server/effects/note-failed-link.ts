/** Counts a link that failed, so that the pages can offer documents first. */
import type { Income } from '../../types/income.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';

export async function noteFailedLink(
  scope: ApplicationScope,
  type: NonNullable<Income['sources']>[number]['type'],
): Promise<void> {
  const { failedLinks = [] } = await stored(scope, 'income');
  await record(scope, 'income', { failedLinks: [...failedLinks, type] });
}
