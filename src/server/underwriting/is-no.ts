/** Whether a decision refuses the line. */
import type { CreditDecision } from '../../engine/finance/decide-credit.ts';

export function isNo({ decision }: CreditDecision): boolean {
  return decision === 'DECLINE' || decision === 'INELIGIBLE';
}
