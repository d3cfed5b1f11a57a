/** What must be answered is the same for every lender: one answer less loses a fact, one more turns away whoever has none. */
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from '../lints/place-issue.ts';
import type { LenderPage } from './lender-page.ts';

/** Every field that need no longer be answered, or would have to be. */
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
