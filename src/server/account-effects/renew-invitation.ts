/** Sends a new link to an invited address. Whoever asks learns nothing: the link goes to the address alone. */
import { emailIndex } from '../auth/email-index.ts';
import { knownBrowser } from '../auth/known-browser.ts';
import { countFrom, countToward } from '../auth/limit.ts';
import { hours, limitsOf } from '../facts/limits-of.ts';
import { type FoundSigner, signersOfEmail } from '../signers/find-signer.ts';
import { closedInvitation } from '../signers/refuse-invitation.ts';
import { renewInvitation } from '../signers/renew-invitation.ts';
import { inApplication } from '../transactions/in-application.ts';
import type { World } from '../world/world.ts';
import { type AccountContext, type AccountEffect, textOf } from './account-effect.ts';

export const renewInvitationEffect: AccountEffect = {
  name: 'renew-invitation',
  event: 'link-sent',
  run: async (context) => {
    const { backend, orgCode, data } = context;
    const email = textOf(data, 'email').toLowerCase();
    await limit(context, email);
    for (const found of await signersOfEmail(backend.world, orgCode, email))
      await renew(backend.world, found);
    return {};
  },
};

async function limit(context: AccountContext, email: string): Promise<void> {
  const { backend, orgCode, ip } = context;
  const who = emailIndex(backend.world, orgCode, email);
  await countFrom(backend, 'signer-link', ip, hours(1));
  const known = await knownBrowser(backend.world, orgCode, email, context);
  const { linksPerHour } = limitsOf(backend.world, orgCode).login;
  await countToward(backend, context, {
    ...{ what: 'signer-link', who, known },
    ...{ most: linksPerHour, windowMs: hours(1) },
  });
}

/** The message leaves with the queue: another number of the invitation is another occasion for it. */
async function renew(world: World, { uuid, applicationUuid }: FoundSigner): Promise<void> {
  await inApplication(world, applicationUuid, async (scope) => {
    const signer = (await scope.signers.list()).find((each) => each.uuid === uuid);
    if (!signer || signer.state === 'SIGNED' || (await closedInvitation(scope, signer))) return;
    await renewInvitation(scope, signer);
  });
}
