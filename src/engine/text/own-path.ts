/**
 * Decides which paths may be followed when a request or a link names them (ACC-R2, THREAT-4): '/' and a lowercase
 * letter, then our own origin.
 */
const shape = /^\/[a-z]/;
const own = 'https://own.invalid';

export function isOwnPath(path: string | null | undefined): path is string {
  if (typeof path !== 'string' || !shape.test(path) || /[\\\s]/.test(path) || !URL.canParse(path, own))
    return false;
  return new URL(path, own).origin === own;
}
