/** Reads a token for convenience only: the server decides whether it is valid. */
import { isRecord } from '../../../../engine/facts/facts.ts';

/** When it ends, in milliseconds since 1970. Undefined when it is not a token. */
export function tokenEnd(token: string): number | undefined {
  const end = claims(token)?.exp;
  return typeof end === 'number' ? end * 1000 : undefined;
}

/** Its lifetime in whole minutes. Undefined when it is not a token. */
export function tokenMinutes(token: string): number | undefined {
  const { exp: end, iat: start } = claims(token) ?? {};
  return typeof end === 'number' && typeof start === 'number' ? Math.round((end - start) / 60) : undefined;
}

/** The id of its account. Undefined when it is not a token. */
export function tokenAccount(token: string): string | undefined {
  const account = claims(token)?.sub;
  return typeof account === 'string' ? account : undefined;
}

function claims(token: string): Record<string, unknown> | undefined {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const read: unknown = JSON.parse(atob(part));
    return isRecord(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
