/** What each lender's chatbot may say. What all lenders share is the product's mistake, and told once. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { lintFaq } from '../../engine/lints/faq.ts';
import type { Faq } from '../../types/faq.ts';
import { faqFacts } from '../chatbot/faq-facts.ts';
import { guarded } from '../files/guarded.ts';
import { flowData, limitsOf, type OrgFiles } from '../merge/bundles.ts';
import { sharing } from '../merge/org-with-shared.ts';

/** The product's own lender comes first: an issue that it has, the others are not told of. */
export function lintFaqs(orgs: readonly OrgFiles[]): ContentIssue[] {
  const base = orgs.find(({ code }) => code === sharing);
  const shared = base ? issuesOf(base) : [];
  const known = new Set(shared.map(({ place, message }) => `${place} ${message}`));
  const others = orgs.filter(({ code }) => code !== sharing);
  return [
    ...shared,
    ...others.flatMap((lender) =>
      guarded(lender.code, () => issuesOf(lender))
        .filter(({ place, message }) => !known.has(`${place} ${message}`))
        .map((issue) => ({ ...issue, lender: lender.code })),
    ),
  ];
}

function issuesOf({ org, site, merged, bundles }: OrgFiles): ContentIssue[] {
  const data = flowData(merged.files);
  const facts = faqFacts(org, site, Object.values(data), 'en-US');
  const paths = bundles.flatMap(({ flow, pages }) =>
    Object.keys(pages).map((page) =>
      `${flow.basePath}/${page}`.replaceAll(/\/+/g, '/').replace(/\/index$/, ''),
    ),
  );
  const limits = limitsOf(merged.files);
  return Object.keys(data).flatMap((flow) => {
    const file = `flows/${flow}/faq.json`;
    // As it is written: its limits are not filled in yet.
    const faq = merged.files.get(file) as Faq | undefined;
    return faq ? lintFaq({ file, faq, facts: { ...facts, limits }, paths }) : [];
  });
}
