/** When a token ends, in milliseconds since 1970. Read for courtesy only: the server decides whether it is valid. */
import { isObject } from '../data/json.ts';

/** Undefined for what is no token. */
export function tokenEnd(token: string): number | undefined {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    return isObject(claims) && typeof claims.exp === 'number' ? claims.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
