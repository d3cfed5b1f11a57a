/** The owners who signed the deed on paper. Whoever signed online has what they signed. */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { stored } from '../application/stored.ts';
import { signsOnPaper } from '../facts/signs-on-paper.ts';

/** At an office everyone signs on paper. */
export async function ownersOnPaper(scope: ApplicationScope): Promise<Signer[]> {
  const { signsAtOffice = false } = await stored(scope, 'status');
  const isOnPaper = await signsOnPaper(scope);
  const signed = (await scope.signers.list()).filter(({ state }) => state === 'SIGNED');
  return signed.filter((signer) => signsAtOffice || isOnPaper(signer));
}
