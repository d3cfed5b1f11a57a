/** One problem in content: a code, a place, and a message with the remedy. */
import type { Code } from './codes.ts';

export type ContentIssue = {
  code: Code;
  severity: 'error' | 'warning';
  /** File and JSON pointer: "flows/heloc/pages/x.json#/when/email". After a merge, the file that wrote the value. */
  place: string;
  message: string;
  remedy: string;
  /** The lender that the issue concerns, where the place does not show it. */
  lender?: string;
};

/** "CODE place: what is wrong. What to do." */
export function issueLine({ code, place, message, remedy, lender }: ContentIssue): string {
  const whose = lender === undefined || place.startsWith(`orgs/${lender}/`) ? '' : ` (for ${lender})`;
  return `${code} ${place}${whose}: ${message}${remedy ? ` ${remedy}` : ''}`;
}
