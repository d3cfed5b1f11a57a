/**
 * Assembles the facts of one application under their specified names. Leaves out everything sealed; of the demographic
 * answers it says only whether they exist.
 */
import { entitiesAt } from '../../engine/content/entity-place.ts';
import type { Facts } from '../../engine/facts/facts.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { applicationFacts } from './application-facts.ts';
import { figureFacts } from './figure-facts.ts';
import { homeOf } from './home-of.ts';
import { invitationFacts } from './invitation-facts.ts';

/** Facts as they are at this moment of the open transaction. What is only stored is listed by the schemas themselves. */
export async function assembleFacts(scope: ApplicationScope): Promise<Facts> {
  const hasSsn = (await scope.sealed.list()).includes('ssn');
  return {
    ...(await storedFacts(scope)),
    profile: { ...(await stored(scope, 'profile')), hasSsn },
    application: await applicationFacts(scope),
    address: await homeOf(scope),
    figures: await figureFacts(scope),
    ...(await partFacts(scope)),
  };
}

/** Of a co-owner's part: it goes by the number that the borrower knows, and its owner is the one who signs. */
async function partFacts(scope: ApplicationScope): Promise<Facts> {
  const { partOf, ownerUuid } = scope.application;
  if (!partOf) return {};
  const invitation = await invitationFacts(scope);
  const { loanNumber = scope.application.loanNumber } = invitation;
  const signer = { additionalSignerVersion: 'v1', helocSigners: [{ identityUuid: ownerUuid }] };
  return { invitation, application: { ...(await applicationFacts(scope)), ...signer, loanNumber } };
}

async function storedFacts({ entities, world }: ApplicationScope): Promise<Facts> {
  const facts: JsonObject = {};
  for (const name of entitiesAt(world.content.domain, 'stored')) facts[name] = await entities.get(name);
  return facts;
}
