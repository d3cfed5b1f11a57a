/** Whether a signer may come from where they are to another state, as stages.json says. */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer, SignerState } from '../application/signer.ts';
import { lenderOf } from '../facts/lender.ts';

/** @param again the borrower asks them once more, or has everyone sign again: that leads back where nothing else does */
export function leadsTo(
  { world, application }: ApplicationScope,
  signer: Pick<Signer, 'state'>,
  state: SignerState,
  { anew = false } = {},
): boolean {
  const { to = [], again = [] } =
    lenderOf(world, application.orgCode).stages.signers.states[signer.state] ?? {};
  return to.includes(state) || (anew && again.includes(state));
}
