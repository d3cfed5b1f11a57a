/** When the borrower took back the consent to electronic documents, unless it was given again since (15 U.S.C. 7001(c)). */
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';

/** Milliseconds since 1970; undefined while the consent stands. */
export async function esignWithdrawnAt(
  scope: Pick<ApplicationScope, 'entities' | 'consents'>,
): Promise<number | undefined> {
  const { esignWithdrawnAt: withdrawnAt } = await stored(scope, 'underwriting');
  if (withdrawnAt === undefined) return undefined;
  const consents = await scope.consents.list();
  return consents.some(({ type, at }) => type === 'ESIGN' && at >= withdrawnAt) ? undefined : withdrawnAt;
}
