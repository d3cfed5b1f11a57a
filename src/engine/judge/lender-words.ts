/** A file of words after a lender's patch, and what the judges of lenders' words say in the same way. */
import type { ContentIssue } from '../issues/issue.ts';
import type { Reporter } from '../lints/place-issue.ts';
import { judgeText, type TextRules } from './judge-text.ts';

/** `base` and `merged` are the file without and with the patch at `patchFile`. */
export type LenderWords = Omit<TextRules, 'before'> & { patchFile: string; base: unknown; merged: unknown };

/** The refusal of a lender's words where the product locks `what` (a subject in the plural). */
export function lockedWords(issue: Reporter, at: string, what: string): ContentIssue {
  const message = `${what} are the same for every lender.`;
  return issue('OVERRIDE_LOCKED', at, message, 'Leave them as the base file has them.');
}

/** Everything that the lender's `text` does beyond rewording. */
export function wordFaults(issue: Reporter, at: string, text: string, rules: TextRules): ContentIssue[] {
  return judgeText(text, rules).map(({ code, message, remedy }) => issue(code, at, message, remedy));
}
