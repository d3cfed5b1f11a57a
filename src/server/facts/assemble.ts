/**
 * The specification's facts of one application, under the specification's names. Nothing sealed is in them; of the
 * demographic answers only whether they exist.
 */
import type { ApplicationScope, Facts } from '../effects/effect.ts';
import { applicationFacts } from './application-facts.ts';
import { figureFacts } from './figure-facts.ts';
import { homeOf } from './home-of.ts';
import { stored } from './stored.ts';

/** Facts as they are at this moment of the open transaction. */
export async function assembleFacts(scope: ApplicationScope): Promise<Facts> {
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
