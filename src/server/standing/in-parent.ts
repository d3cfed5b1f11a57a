/** Works on the borrower's application from a part of it, in the same transaction: both change, or neither does. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { detectChanges } from './detect-changes.ts';
import { openApplication } from './open-application.ts';

/** `signerUuid`: the invitation that opened the part. */
type Work = (parent: ApplicationScope, signerUuid: string) => Promise<void>;

/** The parent's lock was taken when the part was opened. Call it last: the parent's messages tell what stands then. */
export async function inParent({ tx, world, application }: ApplicationScope, work: Work): Promise<void> {
  const { partOf, ownerUuid } = application;
  if (!partOf) throw new Refusal(409, [says('page.impossible')]);
  const parent = await openApplication(tx, world, partOf.uuid, { lock: true, actor: ownerUuid });
  await work(parent, partOf.signerUuid);
  await detectChanges(parent);
}
