/** The signers as the borrower's pages and rules see them. */
import type { Signer as SignerFact } from '../../types/figures.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';

/** Empty before the other owners are asked to sign. */
export async function signerFacts({ signers, now }: Pick<ApplicationScope, 'signers' | 'now'>): Promise<{
  signers?: SignerFact[];
  signersOpen?: SignerFact[];
}> {
  const all = (await signers.list()).filter(({ replaced }) => !replaced).map((signer) => factOf(signer, now));
  if (all.length === 0) return {};
  return { signers: all, signersOpen: all.filter(({ status }) => !isSettled.has(status)) };
}

/** Nothing is left to ask of them. */
const isSettled: ReadonlySet<Signer['state']> = new Set(['SIGNED', 'WITHDRAWN']);

function factOf({ state, first, last, proof, ...signer }: Signer, now: number): SignerFact {
  const { uuid, email, phone, relation, role, sends, declineReason, inPerson } = signer;
  return {
    ...{ uuid, name: `${first} ${last}`, first, email, role, status: state, sends },
    invitedAt: new Date(signer.invitedAt).toISOString(),
    expiresAt: new Date(signer.expiresAt).toISOString(),
    expired: hasExpired({ ...signer, state }, now),
    ...(phone && { phone }),
    ...(relation && { relation }),
    ...(declineReason && state === 'DECLINED' && { declineReason }),
    ...(inPerson && { inPerson }),
    ...(proof && { proof: proof.state }),
  };
}

/** The invitation can be opened no longer. Who has opened it logs in as they like. */
export function hasExpired({ state, expiresAt }: Pick<Signer, 'state' | 'expiresAt'>, now: number): boolean {
  return state === 'INVITED' && now >= expiresAt;
}
