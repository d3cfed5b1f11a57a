/** Where a visitor goes when the session ends, and after a login (ACC-R1, ACC-R2). Follows own paths only. */
import { isOwnPath } from '../../../../engine/text/own-path.ts';
import type { SiteLinks } from '../../../../types/site.ts';
import type { OrgData } from '../../data/org.ts';

type Ground = Pick<OrgData, 'basePath' | 'site'>;

/**
 * The address to open after a session ended, relative to the base path. `path` and `search` are the current ones,
 * relative too. Signers have their own login; registration keeps its query; all others come back by redirectUrl.
 */
export function signedOutPath({ basePath, site: { links } }: Ground, path: string, search: string): string {
  if (isUnder(path, firstPart(links.signerLogin))) return links.signerLogin;
  if (isUnder(path, links.register)) return `${links.register}${search}`;
  const back = `${basePath}${path}${search}`;
  return isOwnPath(back) ? `${links.login}?redirectUrl=${encodeURIComponent(back)}` : links.login;
}

/** True on a login page, the broker's too, where the end of a session leads nowhere else. */
export function isLogin({ login, hostedLogin, signerLogin }: SiteLinks, path: string): boolean {
  return [login, hostedLogin, signerLogin].includes(path.replace(/\/+$/, ''));
}

/** True where `signedOutPath` leads: on a login, in the signers' area and in the registration. */
export function isSignedOutPath(links: SiteLinks, path: string): boolean {
  return isLogin(links, path) || isUnder(path, firstPart(links.signerLogin)) || isUnder(path, links.register);
}

/**
 * The address to open after a login: the wanted one if it is ours, else the account's own `home` or the dashboard. Who
 * was sent from the dashboard wants their home.
 */
export function afterLogin(wanted: string | null, { basePath, site }: Ground, home?: string): string {
  const dashboard = `${basePath}${site.links.dashboard}`;
  const chosen = isOwnPath(wanted) ? wanted : dashboard;
  return chosen === dashboard && isOwnPath(home) ? home : chosen;
}

// The signers' area contains their login.
function firstPart(path: string): string {
  return `/${path.split('/')[1]}`;
}

/** True for `parent` itself and every path below it. */
export function isUnder(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

/** Follows an address that the server or the query gave: ours by the router, any other https address by the browser. */
export function followPath(to: string, base: string, navigate: (path: string) => void): void {
  const inside = isOwnPath(to) && (to === base || to.startsWith(`${base}/`));
  if (inside) navigate(to.slice(base.length) || '/');
  else if (isOwnPath(to) || isElsewhere(to)) window.location.assign(to);
}

/** True for an https address: where an identity broker lives. */
export function isElsewhere(to: string): boolean {
  return /^https:\/\/[a-z0-9]/i.test(to) && URL.canParse(to) && new URL(to).username === '';
}
