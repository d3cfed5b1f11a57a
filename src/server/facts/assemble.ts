/**
 * The specification's facts of one application, under the specification's names. Nothing sealed is in them; of the
 * demographic answers only whether they exist.
 */
import { type Kysely, Transaction } from 'kysely';
import { openApplication } from '../application/open-application.ts';
import type { Tables } from '../db/tables.ts';
import type { ApplicationScope, Facts } from '../effects/effect.ts';
import type { World } from '../world.ts';
import { applicationFacts } from './application-facts.ts';
import { figureFacts } from './figure-facts.ts';
import { homeOf } from './home-of.ts';
import { stored } from './stored.ts';

/** Reads an application inside the given transaction. */
export async function assembleFacts(
  tx: Kysely<Tables>,
  applicationUuid: string,
  world: World,
): Promise<Facts> {
  if (!(tx instanceof Transaction)) throw new Error('Facts are read inside a transaction.');
  return factsOf(await openApplication(tx, world, applicationUuid));
}

/** The same for an application that is already open. */
export async function factsOf(scope: ApplicationScope): Promise<Facts> {
  const hasSsn = (await scope.sealed.list()).includes('ssn');
  return {
    profile: { ...(await stored(scope, 'profile')), hasSsn },
    application: await applicationFacts(scope),
    address: await homeOf(scope),
    income: await stored(scope, 'income'),
    liens: await stored(scope, 'liens'),
    offer: await stored(scope, 'offer'),
    bank: await stored(scope, 'bank'),
    notary: await stored(scope, 'notary'),
    insurance: await stored(scope, 'insurance'),
    valuation: await scope.entities.get('valuation'),
    figures: await figureFacts(scope),
  };
}
