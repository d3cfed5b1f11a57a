/** How many of a condition's documents are with us: "n of m documents". */
import { type DocumentState, needsBorrower } from './condition-state.ts';

/** A document that has to be sent again does not count. */
export function documentsSent(documents: readonly { status: DocumentState }[]): number {
  return documents.filter(({ status }) => !needsBorrower(status)).length;
}
