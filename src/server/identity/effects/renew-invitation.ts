/**
 * Sends a new link to an invited address. Whoever asks learns nothing, by words or by time: a job looks whether the address is known,
 * and the link goes to the address alone.
 */

import { knownBrowser } from '../../auth/known-browser.ts';
import { countFrom, countToward } from '../../auth/limit.ts';
import { hours, limitsOf } from '../../facts/limits-of.ts';
import { emailIndex } from '../../platform/crypto/email-index.ts';
import { noApplication } from '../../platform/world/job-data.ts';
import { type AccountContext, type AccountEffect, textOf } from './account-effect.ts';

export const renewInvitationEffect: AccountEffect = {
  name: 'renew-invitation',
  event: 'link-sent',
  run: async (context) => {
    const { backend, orgCode, data } = context;
    const email = textOf(data, 'email').toLowerCase();
    await limit(context, email);
    const { world } = backend;
    const asked = { index: emailIndex(world, orgCode, email), askedAt: world.clock.now() };
    await world.queue.send('renew-invitations', { applicationUuid: noApplication, ...asked });
    world.queue.wake();
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
