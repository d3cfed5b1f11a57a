/** What is wrong with content: named by a code, placed, and with a remedy. */
import type { Code } from './codes.ts';

export type ContentIssue = {
  code: Code;
  severity: 'error' | 'warning';
  /** File and JSON pointer: "flows/heloc/pages/x.json#/when/email". After a merge, the file that wrote the value. */
  place: string;
  message: string;
  remedy: string;
};

/** "CODE place: what is wrong. What to do." */
export function issueLine({ code, place, message, remedy }: ContentIssue): string {
  return `${code} ${place}: ${message}${remedy ? ` ${remedy}` : ''}`;
}
