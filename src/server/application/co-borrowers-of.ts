/** Who borrows together with the borrower of an application: its signers who owe the debt too. */
import type { ApplicationScope } from './application-scope.ts';
import type { Signer, SignerState } from './signer.ts';

export type CoBorrower = {
  signerUuid: string;
  /** Their own part of the application; undefined until they open the invitation. Never undefined once `done`. */
  partUuid?: string;
  /** They told all that is asked before the credit is pulled, agreed to the pull, and signed the joint application. */
  done: boolean;
};

type Signers = Pick<ApplicationScope, 'signers'>;

/**
 * The one named first comes first; without those who were withdrawn, or stay as owners who sign the deed only. Who declined is among
 * them until the borrower asks again or continues alone: nothing is decided without them before that.
 * @param scope the borrower's application
 */
export async function coBorrowersOf(scope: Signers): Promise<CoBorrower[]> {
  return (await invited(scope))
    .filter(({ state }) => state !== 'WITHDRAWN')
    .map(({ uuid, partUuid, state }) => ({
      signerUuid: uuid,
      ...(partUuid && { partUuid }),
      done: applied.has(state),
    }));
}

/**
 * Those without whom no hard pull begins, because they have not applied. One who declined is among them until the
 * borrower asks again or continues alone.
 */
export async function awaited(scope: Signers): Promise<Signer[]> {
  return (await invited(scope)).filter(({ state }) => state !== 'WITHDRAWN' && !applied.has(state));
}

async function invited({ signers }: Signers): Promise<Signer[]> {
  return (await signers.list()).filter(({ role, replaced }) => role === 'CO_BORROWER' && !replaced);
}

const applied: ReadonlySet<SignerState> = new Set(['APPLIED', 'ID_DONE', 'SIGNED']);
