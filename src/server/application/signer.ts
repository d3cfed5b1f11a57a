/** A person who signs the deed beside the borrower, as the application stores them. */
import type { Signer as SignerFact } from '../../types/figures.ts';
import type { CoOwner } from '../../types/profile.ts';

export type SignerState = SignerFact['status'];
/** How a signer stands to the debt: only a co-borrower owes it. */
export type SignerRole = 'CO_DEEDER' | 'CO_BORROWER';

/** Names, addresses and words: ciphertext in the database. */
export type SignerBody = Pick<CoOwner, 'first' | 'last' | 'email'> &
  Partial<Pick<CoOwner, 'phone' | 'relation'>> & {
    /** Why they would rather not sign, in their own words. */
    declineReason?: string;
    /** Signs on paper, as a person at the lender arranges it. */
    inPerson?: boolean;
    /** Another row stands for the person, because a stranger opened the invitation of this one. */
    replaced?: boolean;
    /** The line changed after this one signed or was asked to: a new invitation follows, with new documents. */
    renewed?: boolean;
    /** The borrower continued without this co-borrower, who stays an owner of the home. */
    dropped?: boolean;
    /** Uploads that show that this person owns the home no longer, and what became of them. */
    proof?: { files: string[]; state: NonNullable<SignerFact['proof']> } | undefined;
  };

/** Nothing is left to ask of a signer in one of these. */
export const settledStates: ReadonlySet<SignerState> = new Set(['SIGNED', 'WITHDRAWN']);

export type NewSigner = SignerBody & { role: SignerRole };

export type Signer = NewSigner & {
  uuid: string;
  /** The order in which the borrower named them, from 0. */
  place: number;
  state: SignerState;
  /** The login of the person, once the invitation was opened. */
  accountUuid?: string;
  /** Their own part of the application, once it was opened. */
  partUuid?: string;
  /** How many invitations were sent. Each has a link of its own, and only the last one opens. */
  sends: number;
  /** The link of the last invitation was used. */
  used: boolean;
  /** Milliseconds since 1970. */
  invitedAt: number;
  expiresAt: number;
  updatedAt: number;
};
