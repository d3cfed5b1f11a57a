/** A sentence that ends with the lender's phone, which a phone dials, and its email address where it has one. */
import { useOrg } from '../../data/org-context.ts';
import { InlineMarkdown } from '../../parts/markdown.tsx';

/** @param says gives the sentence, with the phone as a link of Markdown */
export function ReachWords({ says }: { says(phone: string): string }) {
  const { phoneFormatted = '', email } = useOrg().orgMetaData.companyInfo;
  const phone = `[${phoneFormatted}](tel:${phoneFormatted.replace(/\D/g, '')})`;
  return (
    <>
      <InlineMarkdown text={says(phone)} />
      {email && (
        <>
          {' '}
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
        </>
      )}
    </>
  );
}
