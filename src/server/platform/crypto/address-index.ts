/**
 * Stands for a client's network address wherever it is counted or logged: a keyed hash of its network, never the
 * address (FINDING-D11). A household's IPv6 network counts as one client, since each of its devices may take any of
 * 2^64 addresses.
 */
import { isIPv6 } from 'node:net';
import { blindIndex } from './digest.ts';
import type { Secrets } from './secrets.ts';

/** 32 hexadecimal digits. @param ip as the socket or the trusted proxy gives it */
export function addressIndex(secrets: Secrets, ip: string): string {
  return blindIndex(secrets, 'address', networkOf(ip)).slice(0, 32);
}

/** An IPv4 address whole, of an IPv6 address the first 64 bits. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : ip;
}

function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const missing = 8 - (left?.length ?? 0) - (right?.length ?? 0);
  const groups = [...(left ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(right ?? [])];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
