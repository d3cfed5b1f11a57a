/** Who borrows together with the borrower of an application: its signers who owe the debt too. */
import type { ApplicationScope } from './application-scope.ts';
import type { SignerState } from './signer.ts';

export type CoBorrower = {
  signerUuid: string;
  /** Their own part of the application; undefined until they open the invitation. Never undefined once `done`. */
  partUuid?: string;
  /** They told all that is asked before the credit is pulled, agreed to the pull, and signed the joint application. */
  done: boolean;
};

/**
 * The one named first comes first; without those who declined, were withdrawn, or stay as owners who sign the deed only.
 * @param scope the borrower's application
 */
export async function coBorrowersOf({ signers }: Pick<ApplicationScope, 'signers'>): Promise<CoBorrower[]> {
  const all = await signers.list();
  return all
    .filter(({ role, state }) => role === 'CO_BORROWER' && !gone.has(state))
    .map(({ uuid, partUuid, state }) => ({
      signerUuid: uuid,
      ...(partUuid && { partUuid }),
      done: applied.has(state),
    }));
}

const gone: ReadonlySet<SignerState> = new Set(['DECLINED', 'WITHDRAWN']);
const applied: ReadonlySet<SignerState> = new Set(['APPLIED', 'ID_DONE', 'SIGNED']);
