/**
 * Receives one submission of a page: runs it in one transaction, once per Idempotency-Key, and calls outside parties between
 * tries of that transaction, never inside of it.
 */

import type { Account } from '../auth/session.ts';
import type { Backend } from '../backend/backend.ts';
import type { From } from '../http/calls/from.ts';
import { claimKey, idempotently, readKey } from '../http/idempotently.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import type { AskedParties } from '../platform/parties/parties.ts';
import { detectChanges } from '../standing/detect-changes.ts';
import { openApplication } from '../standing/open-application.ts';
import { askingBetween } from './asking-between.ts';
import { beforehand } from './beforehand.ts';
import { type Answer, type Submission, submit } from './submit.ts';

/** The parts of the request that the server acts on. */
export type ReceivedSubmission = {
  /** Of the application. */
  uuid: string;
  account: Account;
  submission: Submission;
  from: From;
  /** Where the lender's pages stand: the origin and the base path. */
  site: string;
  /** The Idempotency-Key header, not judged yet. */
  key: unknown;
};

/**
 * Returns the journey after the submission; a repeated key gets the first answer again. Throws a `Refusal`: 400
 * without a key, 409 where the page is not open, 422 for answers that do not fit.
 */
export async function receiveSubmission(backend: Backend, received: ReceivedSubmission): Promise<Answer> {
  const { world } = backend;
  const { uuid, account, submission } = received;
  await beforehand(backend, { uuid, orgCode: account.orgCode }, submission);
  const journey = await askingBetween(world, uuid, (parties) => submitOnce(backend, received, parties)).catch(
    afterwards,
  );
  world.queue.wake();
  return journey;
}

function submitOnce(backend: Backend, received: ReceivedSubmission, parties: AskedParties): Promise<Answer> {
  const { world } = backend;
  const { uuid, account, submission, from, site, key } = received;
  const scope = `${account.uuid}/submission/${uuid}`;
  return world.db.transaction().execute(async (tx) => {
    await claimKey(tx, scope, key);
    const opening = { lock: true, actor: account.uuid, page: submission.page, ...from };
    const application = await openApplication(tx, world, uuid, opening);
    const once = { key, scope, request: submission, dataKey: application.key, now: application.now };
    return idempotently(tx, once, async () => {
      const journey = await submit(backend, application, submission, {
        from,
        site,
        key: readKey(key),
        parties,
      });
      await detectChanges(application);
      return journey;
    });
  });
}

/** A refusal may have work to do once its transaction is undone; it stays a refusal. */
async function afterwards(error: unknown): Promise<never> {
  if (error instanceof Refusal) await error.detail.afterwards?.();
  throw error;
}
