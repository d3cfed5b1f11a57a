/** The words of a message, in their lines. Only links to sites that the lender names lead anywhere (ACC-C20). */
import { useOrg } from '../../platform/data/org-context.ts';
import { domainsOf, linkParts } from '../data/link-parts.ts';

export function SaidText({ text }: { text: string }) {
  const domains = domainsOf(useOrg(), window.location.hostname);
  // Marks of direction in a message end with it.
  return (
    <p dir="auto">
      {linkParts(text, domains).map(({ at, words, href }) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer">
            {words}
          </a>
        ) : (
          <bdi key={at}>{words}</bdi>
        ),
      )}
    </p>
  );
}
