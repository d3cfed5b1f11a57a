/** Where a notification's button may lead (THREAT-4): into this application, or to a host that the lender has named. */
import type { OrgData } from '../../platform/data/org.ts';

const OWN = /^\/[a-z0-9]/;

export type NotificationHref = { href: string; away: boolean };

/** `path` is below the base path, or includes it. Undefined for any address that leads elsewhere. */
export function notificationHref(path: string, org: OrgData): NotificationHref | undefined {
  if (/[\\\s]/.test(path)) return undefined;
  if (path.startsWith('/')) return ownHref(path, org.basePath);
  if (!/^https:\/\//.test(path) || !URL.canParse(path)) return undefined;
  const { host, username, href } = new URL(path);
  return username === '' && hostsOf(org).includes(host) ? { href, away: true } : undefined;
}

function ownHref(path: string, base: string): NotificationHref | undefined {
  const inside = path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path;
  const parsed = new URL(inside, 'https://own.invalid');
  if (!OWN.test(inside) || parsed.origin !== 'https://own.invalid') return undefined;
  return { href: `${parsed.pathname}${parsed.search}${parsed.hash}`, away: false };
}

function hostsOf({ baseUrl, orgMetaData, links = {} }: OrgData): string[] {
  const urls = [baseUrl, orgMetaData.companyInfo.logoRedirect, ...Object.values(links)];
  return urls.flatMap((url) => (url !== undefined && URL.canParse(url) ? new URL(url).host : []));
}
