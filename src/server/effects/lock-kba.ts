/** Locks the identity questions for as long as decisions.json says. */

import type { ApplicationScope } from '../application/application-scope.ts';
import { record } from '../application/stored.ts';
import { lenderOf } from '../facts/lender.ts';
import { says } from '../platform/language/said.ts';

const hourMs = 3_600_000;

/** The moment itself is said by the page, in the time zone of its reader. */
export const kbaLocked = says('kba.locked');

export async function lockKba(scope: ApplicationScope): Promise<void> {
  const { lockHours } = lenderOf(scope.world, scope.application.orgCode).decisions.identityQuestions;
  const until = scope.now + lockHours * hourMs;
  await record(scope, 'underwriting', { quizLockedUntil: until, quizEndsAt: null, quizAnswers: null });
  await record(scope, 'status', {
    kbaLockedUntil: new Date(until).toISOString(),
    notaryError: 'KBA_FAILED',
  });
  await scope.audit('identity-questions', { locked: true });
}
