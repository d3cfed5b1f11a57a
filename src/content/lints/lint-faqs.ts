/** What each lender's chatbot may say. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { lintFaq } from '../../engine/lints/faq.ts';
import type { Faq } from '../../types/faq.ts';
import { faqFacts } from '../chatbot/faq-facts.ts';
import { flowData, limitsOf, type OrgFiles } from '../merge/bundles.ts';
import { eachLender } from './each-lender.ts';

export const lintFaqs = (orgs: readonly OrgFiles[]): ContentIssue[] => eachLender(orgs, issuesOf);

function issuesOf({ org, site, merged, bundles }: OrgFiles): ContentIssue[] {
  const data = flowData(merged.files);
  const facts = faqFacts(org, site, Object.values(data), 'en-US');
  const paths = bundles.flatMap(({ flow, pages }) =>
    Object.keys(pages).map((page) =>
      `${flow.basePath}/${page}`.replaceAll(/\/+/g, '/').replace(/\/index$/, ''),
    ),
  );
  const pages = bundles.flatMap(({ flow, pages: own }) =>
    Object.keys(own).map((page) => `${flow.id}/${page}`),
  );
  const limits = limitsOf(merged.files);
  return Object.keys(data).flatMap((flow) => {
    const file = `flows/${flow}/faq.json`;
    // As it is written: its limits are not filled in yet.
    const faq = merged.files.get(file) as Faq | undefined;
    return faq ? lintFaq({ file, faq, facts: { ...facts, limits }, paths, pages }) : [];
  });
}
