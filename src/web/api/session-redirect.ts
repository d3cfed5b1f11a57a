/** Where a visitor goes when the session has ended, and where after login (R1, R2). Only own paths are followed. */
const OWN_PATH = /^\/[a-z]/;

/** True for a path that may be followed after login: '/' and a lowercase letter, on our own origin. */
export function isOwnPath(path: string | null | undefined): path is string {
  if (typeof path !== 'string' || !OWN_PATH.test(path) || /[\\\s]/.test(path)) return false;
  return new URL(path, 'https://own.invalid').origin === 'https://own.invalid';
}

/**
 * The address to open after a 401, relative to `base`. `path` and `search` are the current ones, relative too.
 * Signers have their own login; registration keeps its query; all others come back by redirectUrl.
 */
export function signedOutPath(base: string, path: string, search: string, registration: boolean): string {
  if (path.startsWith('/heloc-signer')) return '/heloc-signer/login';
  if (registration) return `/register${search}`;
  const back = `${base}${path}${search}`;
  return isOwnPath(back) ? `/login?redirectUrl=${encodeURIComponent(back)}` : '/login';
}

/** The address to open after login: the wanted one when it is ours and allowed, else the dashboard. */
export function afterLogin(wanted: string | null, base: string): string {
  if (!isOwnPath(wanted)) return `${base}/dashboard`;
  return wanted;
}
