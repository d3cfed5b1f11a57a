/** Whether each document of a flow is made at some moment, or shown on a page of any flow: what the law wants may be lost with a row. */
import type { Bundle } from '../../engine/content/bundle.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';

/** @param bundles the product's own flows */
export function lintDocuments(bundles: readonly Bundle[]): ContentIssue[] {
  const shown = bundles.map(({ pages }) => JSON.stringify(pages)).join();
  return bundles.flatMap(({ flow, documents = {}, occasions }) => {
    const moments = Object.values(occasions?.occasions ?? {});
    const made = new Set(
      moments.flatMap(({ documents: some, signedWith = [] }) => [
        ...some.map(({ document }) => document),
        ...signedWith,
      ]),
    );
    return Object.keys(documents)
      .filter((id) => !made.has(id) && !shown.includes(`"${id}"`))
      .map((id) => {
        const remedy =
          'Name it in an occasion, or remove the file. Is it due by law? Then say at which moment.';
        return issueAt(
          'DOCUMENT_UNMADE',
          `flows/${flow.id}/documents/${id}.json#`,
          'no occasion makes it.',
          remedy,
        );
      });
  });
}
