/** Files that are not pages: a lender may change only those of their keys that the file lists as overridable. */
import { isRecord } from '../../facts/facts.ts';
import type { ContentIssue } from '../../issues/issue.ts';
import { placeIssue } from '../place-issue.ts';

/** Every key of the patch that the base file does not give away; without a list it gives nothing away. */
export function lintFileOverride(
  file: string,
  base: unknown,
  patchFile: string,
  patch: unknown,
): ContentIssue[] {
  const listed = isRecord(base) && Array.isArray(base.overridable) ? base.overridable.map(String) : [];
  const keys = isRecord(patch) ? Object.keys(patch) : [''];
  return keys
    .filter((key) => key !== '$comment' && key !== '$schema' && !listed.includes(key))
    .map((key) => {
      const may = listed.length > 0 ? `Lenders may change: ${listed.join(', ')}.` : 'Remove the patch.';
      const message = `${file} does not let lenders change ${key === '' ? 'the whole' : `its ${key}`}.`;
      return placeIssue(patchFile)('OVERRIDE_FORBIDDEN', key === '' ? '' : `/${key}`, message, may);
    });
}
