/** The legal links of the footer (ACC-F11): the lender's own, and its extra ones of type FOOTER. */
import { isRecord } from '../../engine/facts/facts.ts';
import { isSafeHref } from '../../engine/text/safe-href.ts';
import type { FooterInfo } from '../platform/data/org.ts';
import { say } from '../platform/data/say.ts';

export type FooterLink = { label: string; href: string; external: boolean };

/** Links in order; one with an address we would not follow is left out. `ourPrivacy` is for lenders that give none. */
export function footerLinks(footer: FooterInfo, ourPrivacy: string): FooterLink[] {
  const privacy = footer.privacyPolicyUrl ?? ourPrivacy;
  const links: [string, unknown][] = [
    [say('shell.terms'), footer.termsOfUseUrl],
    [say('shell.privacy'), privacy],
    [say('shell.licenses'), footer.licensesUrl],
    [say('shell.legal'), footer.companyLegalUrl],
    ...extraLinks(footer),
  ];
  return links.flatMap(([label, href]) =>
    typeof href === 'string' && isSafeHref(href)
      ? [
          {
            label,
            href,
            external: href === privacy ? footer.privacyLinkIsExternal === true : href.startsWith('https:'),
          },
        ]
      : [],
  );
}

function extraLinks({ additionalLinks, extraLinks: extra }: FooterInfo): [string, unknown][] {
  const list = Array.isArray(additionalLinks) ? additionalLinks : (extra ?? []);
  return list
    .filter(isRecord)
    .flatMap(({ type, name, url }) => (type === 'FOOTER' ? [[String(name), url] as [string, unknown]] : []));
}
