/** Makes the notice of a refusal for someone who borrows too: in their part, and without a number of the borrower's (15 USC 1681m(a)). */
import type { Figures } from '../../types/figures.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record } from '../application/stored.ts';
import { makeDocumentsAgain } from '../documents/make-documents.ts';

type Decided = NonNullable<Figures['decision']>;

/** @param part under its lock @param reasons of decisions.json */
export async function notifyCoBorrower(
  part: ApplicationScope,
  about: Pick<Decided, 'date' | 'amount' | 'product' | 'final'>,
  reasons: Decided['reasons'],
): Promise<void> {
  await record(part, 'figures', { decision: { ...about, creditReport: true, reasons } as Decided });
  await makeDocumentsAgain(part, 'coBorrowerDecline');
}
