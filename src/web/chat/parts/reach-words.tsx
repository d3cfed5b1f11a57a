/** A sentence that says how to reach the lender otherwise: its phone, which a phone dials, and its email address, as links. */

import { InlineMarkdown } from '../../parts/markdown.tsx';
import { useOrg } from '../../platform/data/org-context.ts';

export type Ways = { phone: string; email: string };

/** @param says gives the sentence, with the ways as links of Markdown */
export function ReachWords({ says }: { says(ways: Ways): string }) {
  const { phoneFormatted = '', email = '' } = useOrg().orgMetaData.companyInfo;
  const phone = `[${phoneFormatted}](tel:${phoneFormatted.replace(/\D/g, '')})`;
  return <InlineMarkdown text={says({ phone, email: `[${email}](mailto:${email})` })} />;
}
