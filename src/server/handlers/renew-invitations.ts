/** Renews the invitations to sign of an address, if it has any: someone asked for a new link, and was told nothing. */

import type { JobHandler } from '../jobs/job-handler.ts';
import type { World } from '../platform/world/world.ts';
import { type FoundSigner, signersOfIndex } from '../signers/find-signer.ts';
import { closedInvitation } from '../signers/refuse-invitation.ts';
import { renewInvitation } from '../signers/renew-invitation.ts';
import { inApplication } from '../standing/in-application.ts';

export const renewInvitations: JobHandler = {
  name: 'renew-invitations',
  lane: 'mail',
  run: async ({ world, data }) => {
    for (const found of await signersOfIndex(world, String(data.index)))
      await renew(world, found, Number(data.askedAt));
  },
};

/** The message leaves with the queue: another number of the invitation is another occasion for it. */
async function renew(world: World, { uuid, applicationUuid }: FoundSigner, askedAt: number): Promise<void> {
  await inApplication(world, applicationUuid, async (scope) => {
    const signer = (await scope.signers.list()).find((each) => each.uuid === uuid);
    if (!signer || signer.state === 'SIGNED' || signer.invitedAt > askedAt) return;
    if (!(await closedInvitation(scope, signer))) await renewInvitation(scope, signer);
  });
}
