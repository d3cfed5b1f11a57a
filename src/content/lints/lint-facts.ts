/** What the product's flows read of a borrower's answers, looked at together: who asks for it, and whether it applies. */
import type { Bundle } from '../../engine/content/bundle.ts';
import { pointerOf } from '../../engine/facts/json-pointer.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { sourceOf } from '../../engine/issues/source-of.ts';
import type { Report } from '../../engine/lints/lint.ts';
import { lintUnasked } from '../../engine/lints/unasked.ts';
import { lintUnruled } from '../../engine/lints/unruled.ts';

/** Parts of a product ask nothing, and read nothing of anybody. */
export function lintFacts(bundles: readonly Bundle[]): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const reportOf =
    ({ sources }: Bundle): Report =>
    (code, { file, keys }, message, remedy = '') => {
      const pointer = pointerOf(keys);
      issues.push(issueAt(code, `${sourceOf(sources, file, pointer)}#${pointer}`, message, remedy));
    };
  for (const bundle of bundles) lintUnruled(bundle, reportOf(bundle));
  lintUnasked(bundles, reportOf);
  return issues;
}
