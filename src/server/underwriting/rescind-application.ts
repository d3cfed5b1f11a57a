/** Cancels within the legal period for a principal home. The owners owe nothing, and nothing is paid out. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { endApplication } from '../application/end-application.ts';
import { stored } from '../application/stored.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { rescissionEnd } from '../facts/rescission-end.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';

const over = says('application.rescindLate');

/** Refuses with 409 once the period is over. Nothing more happens to an application that has ended. */
export async function rescindApplication(scope: ApplicationScope): Promise<void> {
  const { moments = {} } = await stored(scope, 'underwriting');
  const { cancelled } = await stored(scope, 'status');
  if (cancelled) return;
  // The clock decides: the job that ends the period may run a little later.
  const end = await rescissionEnd(scope);
  if (end === undefined) throw new Refusal(409, [over]);
  // They run from the last signature, so while another owner still has to sign they are not over.
  const { coDeedStatus } = await stored(scope, 'application');
  if (coDeedStatus === 'INITIAL') return rescinded(scope);
  if (scope.now >= end || moments.rescissionEnded !== undefined) throw new Refusal(409, [over]);
  await rescinded(scope);
}

// The paper that one keeps is dated by the day of the cancellation, not by the day it is first looked at.
async function rescinded(scope: ApplicationScope): Promise<void> {
  await endApplication(scope, 'RESCINDED');
  await makeDocuments(scope, 'rescission');
}
