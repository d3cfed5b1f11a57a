/** The signers as the borrower's pages and rules see them. */
import type { Signer as SignerFact } from '../../types/figures.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { type Said, says } from '../language/said.ts';
import type { Wording } from '../language/wording.ts';
import { signsOnPaper } from './signs-on-paper.ts';

type Facts = { signers?: SignerFact[]; signersOpen?: SignerFact[] };

/** Empty before the other owners are asked to sign. */
export async function signerFacts(scope: ApplicationScope, { word }: Wording): Promise<Facts> {
  const signers = (await scope.signers.list()).filter(({ replaced }) => !replaced);
  if (signers.length === 0) return {};
  const isOnPaper = await signsOnPaper(scope);
  const all = signers.map((signer) => {
    const known = { ...signer, inPerson: isOnPaper(signer) };
    return { ...factOf(known, scope.now), note: word(noteOf(known, scope.now)) };
  });
  return { signers: all, signersOpen: all.filter(({ status }) => !settled.has(status)) };
}

/** Nothing is left to ask of them. */
const settled: ReadonlySet<Signer['state']> = new Set(['SIGNED', 'WITHDRAWN']);

function factOf({ state, first, last, proof, ...signer }: Signer, now: number): SignerFact {
  const { uuid, email, phone, relation, role, sends, declineReason, inPerson, partUuid } = signer;
  return {
    ...{ uuid, name: `${first} ${last}`, first, email, role, status: state, sends },
    invitedAt: new Date(signer.invitedAt).toISOString(),
    expiresAt: new Date(signer.expiresAt).toISOString(),
    expired: hasExpired({ ...signer, state }, now),
    ...(phone && { phone }),
    ...(relation && { relation }),
    ...(declineReason && state === 'DECLINED' && { declineReason }),
    ...(inPerson && { inPerson }),
    ...(partUuid && { opened: true }),
    ...(proof && { proof: proof.state }),
  };
}

/** The invitation can be opened no longer. Who has opened it logs in as they like. */
export function hasExpired({ state, expiresAt }: Pick<Signer, 'state' | 'expiresAt'>, now: number): boolean {
  return state === 'INVITED' && now >= expiresAt;
}

function noteOf(signer: Signer, now: number): Said {
  const { state, proof, inPerson, declineReason } = signer;
  if (settled.has(state))
    return state === 'SIGNED' ? says('signer.noteSigned') : says('signer.noteWithdrawn');
  if (proof) return proofNotes[proof.state];
  if (inPerson) return says('signer.noteOnPaper');
  if (state === 'DECLINED')
    return declineReason
      ? says('signer.noteDeclinedWhy', { reason: declineReason })
      : says('signer.noteDeclined');
  if (state !== 'INVITED') return state === 'VIEWED' ? says('signer.noteViewed') : says('signer.noteIdDone');
  const until = new Date(signer.expiresAt).toISOString();
  return hasExpired(signer, now)
    ? says('signer.noteExpired', { until })
    : says('signer.noteInvited', { until });
}

const proofNotes = {
  SENT: says('signer.noteChecking'),
  UNREADABLE: says('signer.noteUnreadable'),
  STILL_OWNER: says('signer.noteStillOwner'),
};
