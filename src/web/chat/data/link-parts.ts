/** Finds the links of a message that may be followed: secure ones, to the lender's own sites and those that it names (ACC-C20). */
import type { OrgData } from '../../platform/data/org.ts';

/** `at` is the place in the text. */
export type TextPart = { at: number; words: string; href?: string };

const address = /https?:\/\/[^\s<>"']+/gi;
/** A sentence ends after its link, not in it. */
const trailing = /[.,;:!?)\]}]+$/;

export function linkParts(text: string, domains: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const words = found.replace(trailing, '');
    if (!mayFollow(words, domains)) continue;
    if (index > at) parts.push({ at, words: text.slice(at, index) });
    parts.push({ at: index, words, href: words });
    at = index + words.length;
  }
  if (at < text.length) parts.push({ at, words: text.slice(at) });
  return parts;
}

/** A host or one below it, over https, and no name or password before it. */
export function mayFollow(link: string, domains: readonly string[]): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, username, password } = new URL(link);
  if (protocol !== 'https:' || username || password) return false;
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}

/** The hosts of the lender's main site, of this site, of the lender's links, and of its partners. */
export function domainsOf({ baseUrl, links = {}, chat }: OrgData, here: string): string[] {
  const hosts = [baseUrl, ...Object.values(links)].flatMap((url) =>
    URL.canParse(url) ? [new URL(url).hostname.replace(/^www\./, '')] : [],
  );
  return [...new Set([here, ...hosts, ...(chat?.linkDomains ?? [])])].filter(Boolean);
}
