/** Where a visitor goes when the session has ended, and where after login (R1, R2). Only own paths are followed. */
import { isOwnPath } from '../../engine/text/own-path.ts';

/** The two logins (specification 000, section 6; 001, section 2). A session may end before any content has come. */
export const LOGIN = '/auth/login';
const SIGNER_LOGIN = '/heloc-signer/login';

/**
 * The address to open after a session ended, relative to `base`. `path` and `search` are the current ones, relative too.
 * Signers have their own login; registration keeps its query; all others come back by redirectUrl.
 */
export function signedOutPath(base: string, path: string, search: string, registration: boolean): string {
  if (/^\/heloc-signer(\/|$)/.test(path)) return SIGNER_LOGIN;
  if (registration) return `/register${search}`;
  const back = `${base}${path}${search}`;
  return isOwnPath(back) ? `${LOGIN}?redirectUrl=${encodeURIComponent(back)}` : LOGIN;
}

/** True on a login, which a session's end does not leave. */
export function isLogin(path: string): boolean {
  return [LOGIN, SIGNER_LOGIN].includes(path.replace(/\/+$/, ''));
}

/** The address to open after login: the wanted one when it is ours, else the dashboard. */
export function afterLogin(wanted: string | null, base: string): string {
  return isOwnPath(wanted) ? wanted : `${base}/dashboard`;
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
