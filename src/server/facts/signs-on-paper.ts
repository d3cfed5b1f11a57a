/**
 * Whether a signer signs on paper: by wish, or because the borrower takes no electronic documents and the person has not
 * opened a part. Whoever has one agrees to electronic documents there, for themselves (15 U.S.C. 7001(c) is each person's own).
 */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { esignWithdrawnAt } from './esign-withdrawn-at.ts';

/** @returns what tells it of each signer of the application */
export async function signsOnPaper(
  scope: Pick<ApplicationScope, 'entities' | 'consents'>,
): Promise<(signer: Pick<Signer, 'inPerson' | 'partUuid'>) => boolean> {
  const isWithdrawn = (await esignWithdrawnAt(scope)) !== undefined;
  return ({ inPerson = false, partUuid }) => inPerson || (isWithdrawn && partUuid === undefined);
}
