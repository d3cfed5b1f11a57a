/** Why an invitation to sign does not open, each with what the invited person can do. */

import type { SiteLinks } from '../../types/site.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { stored } from '../application/stored.ts';
import { hasExpired } from '../facts/signer-facts.ts';
import { signsOnPaper } from '../facts/signs-on-paper.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { type Said, says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';

/** Why nothing is left to sign online; undefined while there is. */
export async function closedInvitation(
  scope: ApplicationScope,
  signer: Signer,
): Promise<Refusal | undefined> {
  const { state } = signer;
  const { cancelled } = await stored(scope, 'status');
  const { declinedBy } = await stored(scope, 'underwriting');
  if (cancelled || declinedBy !== undefined) return refused(says('signer.ended'));
  if (signer.replaced) return replaced(scope, signer);
  if (signer.dropped) return refused(says('signer.dropped'));
  if (state === 'WITHDRAWN') return refused(says('signer.withdrawn'));
  if (state === 'DECLINED') return refused(says('signer.declined'));
  const isOnPaper = await signsOnPaper(scope);
  return isOnPaper(signer) && state !== 'SIGNED' ? refused(says('signer.onPaper')) : undefined;
}

/** The same person was invited again after they declined, or the address was another person's and is corrected. */
async function replaced(scope: ApplicationScope, { email }: Signer): Promise<Refusal> {
  const isNewer = (await scope.signers.list()).some((each) => !each.replaced && each.email === email);
  if (!isNewer) return refused(says('signer.corrected'));
  return withLogin(scope.world, scope.application.orgCode, says('signer.newer'));
}

/** The time of an invitation that was never opened is over. */
export function expiredInvitation({ world, application, now }: ApplicationScope, signer: Signer) {
  return hasExpired(signer, now)
    ? withNewLink(world, application.orgCode, says('signer.expired'))
    : undefined;
}

/** The link opened once. */
export const usedInvitation = (world: World, orgCode: string) =>
  withLogin(world, orgCode, says('signer.used'));

/** Cut off, replaced by a later one, or never ours: which of them is not told. */
export const deadInvitation = (world: World, orgCode: string) =>
  withNewLink(world, orgCode, says('signer.dead'));

/** @param email whose invitation it is; only its first letter is told */
export function foreignInvitation(email: string): Refusal {
  return new Refusal(409, [says('signer.foreign', { who: `${email.slice(0, 1)}***@…` })], {
    security: { event: 'link-refused' },
  });
}

function withLogin(world: World, orgCode: string, said: Said): Refusal {
  const to = linksOf(world, orgCode).signerLogin ?? '/';
  return refused(said, { way: { words: says('signer.logIn'), to } });
}

function withNewLink(world: World, orgCode: string, said: Said): Refusal {
  const to = linksOf(world, orgCode).signerNewLink ?? '/';
  return refused(said, { way: { words: says('signer.newLink'), to } });
}

const linksOf = ({ content }: World, orgCode: string) =>
  content.orgs[orgCode]?.site.links ?? ({} as Partial<SiteLinks>);

const refused = (said: Said, detail = {}) =>
  new Refusal(409, [said], { ...detail, security: { event: 'link-refused' } });
