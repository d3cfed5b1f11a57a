/** The signers as the borrower's pages and rules see them. */
import type { Signer as SignerFact } from '../../types/figures.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { type Signer, settledStates } from '../application/signer.ts';
import { type Said, says } from '../platform/language/said.ts';
import type { Wording } from '../platform/language/wording.ts';
import { signsOnPaper } from './signs-on-paper.ts';

type Facts = { signers?: SignerFact[]; signersOpen?: SignerFact[]; signersDropped?: SignerFact[] };

/** Empty before another owner is asked to borrow or to sign. */
export async function signerFacts(scope: ApplicationScope, { word }: Wording): Promise<Facts> {
  const listed = (await scope.signers.list()).filter(({ replaced }) => !replaced);
  if (listed.length === 0) return {};
  const isOnPaper = await signsOnPaper(scope);
  const factsOf = (signers: Signer[]) =>
    signers.map((signer) => {
      const known = { ...signer, inPerson: isOnPaper(signer) };
      return { ...factOf(known, scope.now), note: word(noteOf(known, scope.now)) };
    });
  const all = factsOf(listed.filter(({ dropped }) => !dropped));
  const dropped = factsOf(listed.filter((signer) => signer.dropped));
  return {
    ...(all.length > 0 && {
      signers: all,
      signersOpen: all.filter(({ status }) => !settledStates.has(status)),
    }),
    ...(dropped.length > 0 && { signersDropped: dropped }),
  };
}

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
  const { state, proof, inPerson } = signer;
  if (settledStates.has(state))
    return state === 'SIGNED' ? says('signer.noteSigned') : says('signer.noteWithdrawn');
  if (proof) return proofNotes[proof.state];
  if (inPerson) return says('signer.noteOnPaper');
  if (state === 'DECLINED') return noteDeclined(signer);
  if (state !== 'INVITED') return noteUnderWay(signer);
  const until = new Date(signer.expiresAt).toISOString();
  return hasExpired(signer, now)
    ? says('signer.noteExpired', { until })
    : says('signer.noteInvited', { until });
}

function noteDeclined({ role, declineReason: reason }: Signer): Said {
  if (role === 'CO_BORROWER')
    return reason ? says('signer.noteNotBorrowingWhy', { reason }) : says('signer.noteNotBorrowing');
  return reason ? says('signer.noteDeclinedWhy', { reason }) : says('signer.noteDeclined');
}

function noteUnderWay({ role, state }: Signer): Said {
  if (state === 'VIEWED')
    return role === 'CO_BORROWER' ? says('signer.noteApplying') : says('signer.noteViewed');
  return state === 'APPLIED' ? says('signer.noteApplied') : says('signer.noteIdDone');
}

const proofNotes = {
  SENT: says('signer.noteChecking'),
  UNREADABLE: says('signer.noteUnreadable'),
  STILL_OWNER: says('signer.noteStillOwner'),
};
