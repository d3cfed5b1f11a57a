/** Corrects how a signer is reached. With another address the link before dies, and a stranger who opened it keeps nothing. */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { stored } from '../application/stored.ts';
import { emailIndex } from '../platform/crypto/email-index.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { inviteAnew } from './invite-anew.ts';
import { renewInvitation } from './renew-invitation.ts';

export type Correction = Partial<Pick<Signer, 'first' | 'last' | 'email' | 'phone'>>;

/** False when the person got as many invitations today as one may. Refuses (422) an address that another person has. */
export async function correctSigner(
  scope: ApplicationScope,
  signer: Signer,
  correction: Correction,
): Promise<boolean> {
  const { email = signer.email, ...person } = correction;
  const isMoved = email !== signer.email;
  const isOpened = signer.state !== 'INVITED';
  if (!isMoved && Object.keys(person).length === 0) throw refuseField('email', says('signer.nothing'));
  if (isMoved && (await hasApplied(scope, signer))) throw refuseField('email', says('signer.applied'));
  if (isMoved) await refuseTaken(scope, signer, email);
  if (isMoved && isOpened) return inviteAnew(scope, { ...signer, ...person, email });
  if (isOpened) throw refuseField('first', says('signer.opened'));
  if (isMoved) return renewInvitation(scope, signer, { ...person, email });
  await scope.signers.change(signer.uuid, person);
  await scope.audit('signer-corrected', { signer: signer.uuid, changed: Object.keys(person) });
  return true;
}

/** Another person's part would be an empty one, and the decision rests on what is in this. */
async function hasApplied(scope: ApplicationScope, { role, state }: Signer): Promise<boolean> {
  const { hardCreditOutcome } = await stored(scope, 'status');
  return role === 'CO_BORROWER' && state !== 'INVITED' && hardCreditOutcome !== undefined;
}

/** Each person has an address of their own: neither the borrower's nor another owner's. */
async function refuseTaken(scope: ApplicationScope, { uuid }: Signer, email: string): Promise<void> {
  const { email: own, verified } = await stored(scope, 'profile');
  const index = (address: string) => emailIndex(scope.world, scope.application.orgCode, address);
  const account = await scope.tx
    .selectFrom('accounts')
    .select('email_index')
    .where('uuid', '=', scope.application.ownerUuid)
    .executeTakeFirst();
  const mine = [own, verified?.email].flatMap((address) => (address ? [index(address)] : []));
  if ([...mine, account?.email_index].includes(index(email)))
    throw refuseField('email', says('signer.ownAddress'));
  const others = (await scope.signers.list()).filter((each) => each.uuid !== uuid);
  const taken = others.some((each) => each.state !== 'WITHDRAWN' && index(each.email) === index(email));
  if (taken) throw refuseField('email', says('signer.sameAddress'));
}
