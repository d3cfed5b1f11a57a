/** A lender's site: the host of its `baseUrl` without "www.". Hosts, links and emails of a lender stand on it. */
import type { Org } from '../../types/org.ts';

/** "www.acme.example" of a lender is "acme.example"; undefined without an address, and for one that is no name of the web. */
export function siteOf({ baseUrl }: Pick<Org, 'baseUrl'>): string | undefined {
  if (baseUrl === undefined || !URL.canParse(baseUrl)) return undefined;
  const host = new URL(baseUrl).hostname.replace(/^www\./, '');
  return isWebName(host) ? host : undefined;
}

/**
 * True for a name that can belong to a company on the web: two labels or more, ASCII, the last one of letters. False
 * for localhost, an IP address, a single word, a pattern with *, or a look-alike name (xn--).
 */
export function isWebName(host: string): boolean {
  const labels = host.split('.');
  const isLabel = (label: string) => /^(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label);
  const top = labels.at(-1) ?? '';
  return labels.length >= 2 && labels.every(isLabel) && /^[a-z]{2,}$/.test(top) && !inHouse.includes(top);
}

// Names that only mean something inside of one network or machine (RFC 6761, RFC 6762, RFC 8375, ICANN on .internal).
const inHouse = ['localhost', 'local', 'internal', 'arpa', 'lan', 'home', 'corp', 'invalid', 'onion'];

/** Whether a host is the site itself or stands under it. */
export function onSite(host: string, site: string | undefined): boolean {
  const name = host.toLowerCase();
  return site !== undefined && (name === site || name.endsWith(`.${site}`));
}
