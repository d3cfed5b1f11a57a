/**
 * Stops a job that would ask an outside party without the borrower's consent on file. The last check, behind the page
 * that asks for it.
 */
import type { ApplicationScope } from '../application/application-scope.ts';

export function requireConsent(type: string): (scope: ApplicationScope) => Promise<void> {
  return async (scope) => {
    const given = (await scope.consents.list()).some((consent) => consent.type === type);
    if (!given) throw new Error(`The consent ${type} is not on file, so nothing was asked.`);
  };
}
