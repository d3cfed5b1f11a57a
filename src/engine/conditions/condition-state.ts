/** Where a condition stands, from where its documents stand. */

export type ConditionState = 'REQUESTED' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';

/** A document is never withdrawn by itself. */
export type DocumentState = Exclude<ConditionState, 'WITHDRAWN'>;

/** REJECTED while one has to be sent again, SUBMITTED once nothing is left to send, ACCEPTED once all are accepted. */
export function conditionState(documents: readonly { status: DocumentState }[]): DocumentState {
  const stands = (...states: DocumentState[]) => documents.some(({ status }) => states.includes(status));
  if (stands('REJECTED')) return 'REJECTED';
  if (documents.length === 0 || stands('REQUESTED')) return 'REQUESTED';
  return stands('SUBMITTED') ? 'SUBMITTED' : 'ACCEPTED';
}

/** Whether the borrower or a reviewer still has something to do with it. */
export function isOpen(state: ConditionState): boolean {
  return state !== 'ACCEPTED' && state !== 'WITHDRAWN';
}

/** Whether the borrower has something to do. */
export function needsBorrower(state: ConditionState): boolean {
  return state === 'REQUESTED' || state === 'REJECTED';
}
