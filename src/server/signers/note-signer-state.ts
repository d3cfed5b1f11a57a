/** Records how far a signer has come. Never backwards: what comes late or twice changes nothing. */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer, SignerState } from '../application/signer.ts';
import { regroupApplicants } from '../underwriting/regroup-applicants.ts';
import { endPart } from './end-part.ts';
import { leadsTo } from './leads-to.ts';
import { settleCoDeed } from './settle-co-deed.ts';

/** `reason`: why they decline, in their own words. */
export type SignerNote = Partial<Pick<Signer, 'partUuid' | 'accountUuid'>> & { reason?: string };

/**
 * Call it in the borrower's application, under its lock. Once every remaining signer has signed, the closing continues.
 * Answers whether anything changed.
 */
export async function noteSignerState(
  scope: ApplicationScope,
  signerUuid: string,
  state: SignerState,
  { reason, ...known }: SignerNote = {},
): Promise<boolean> {
  const signer = (await scope.signers.list()).find(({ uuid }) => uuid === signerUuid);
  if (!signer || !leadsTo(scope, signer, state)) return false;
  const words = reason && state === 'DECLINED' ? { declineReason: reason.slice(0, 500) } : {};
  const { partUuid, role } = await scope.signers.change(signerUuid, { ...known, ...words, state });
  await scope.audit('signer-state', { signer: signerUuid, from: signer.state, to: state });
  if (state === 'WITHDRAWN' && partUuid) await endPart(scope, partUuid);
  // Who declined counts until the borrower says what now: to ask again, or to continue alone.
  if (role === 'CO_BORROWER' && state === 'WITHDRAWN') await regroupApplicants(scope);
  await settleCoDeed(scope);
  return true;
}
