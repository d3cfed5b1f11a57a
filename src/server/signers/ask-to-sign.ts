/** The borrower has signed: asks those who borrow too to sign as well, in the part in which they applied. */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { record } from '../application/stored.ts';
import { makePartDocuments } from '../documents/make-documents.ts';
import { days, limitsOf } from '../facts/limits-of.ts';
import { openApplication } from '../standing/open-application.ts';

/** Their documents are made, and the days after which they are reminded begin. */
export async function askToSign(scope: ApplicationScope): Promise<void> {
  for (const signer of await scope.signers.list())
    if (signer.role === 'CO_BORROWER' && signer.state === 'APPLIED') await ask(scope, signer);
}

async function ask(scope: ApplicationScope, { uuid, partUuid }: Signer): Promise<void> {
  if (!partUuid) throw new Error(`The signer ${uuid} has applied and has no part.`);
  const part = await openApplication(scope.tx, scope.world, partUuid, { lock: true });
  await makePartDocuments(part, scope, 'coBorrower');
  await record(part, 'status', { disclosurelistClosingReady: true });
  const { invitationDays } = limitsOf(scope.world, scope.application.orgCode).signers;
  const times = { invitedAt: scope.now, expiresAt: scope.now + days(invitationDays) };
  await scope.signers.change(uuid, times);
  await scope.audit('signer-asked', { signer: uuid });
}
