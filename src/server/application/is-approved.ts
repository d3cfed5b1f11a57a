/** Whether a line was approved, verified or final: who stops then did not accept it (HMDA action 2), and is not incomplete. */
import type { Stored } from './stored.ts';

export function isApproved({ uwDecision }: Pick<Stored['status'], 'uwDecision'>): boolean {
  return uwDecision === 'APPROVED' || uwDecision === 'FINAL';
}
