/** Every lender requires the same answers: one fewer loses a fact, one more turns away every borrower who has none. */
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from '../lints/place-issue.ts';
import type { LenderPage } from './lender-page.ts';

/** Every field that the patch makes optional or required. */
export function judgeRequired({ patchFile, base, merged }: LenderPage): ContentIssue[] {
  const issue = placeIssue(patchFile);
  const [before, after] = [base.schema?.required ?? [], merged.schema?.required ?? []];
  const lost = before.filter((field) => !after.includes(field));
  const won = after.filter((field) => !before.includes(field));
  return [
    ...lost.map((field) =>
      issue(
        'OVERRIDE_LOOSENS',
        '/schema/required',
        `"${field}" need no longer be answered.`,
        `Add "${field}".`,
      ),
    ),
    ...won.map((field) =>
      issue(
        'OVERRIDE_ASKS',
        '/schema/required',
        `"${field}" may be left empty in the base file.`,
        `Remove "${field}".`,
      ),
    ),
  ];
}
