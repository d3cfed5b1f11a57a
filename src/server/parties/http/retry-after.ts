/**
 * How long a party asks us to wait (RFC 9110, 10.2.3), in milliseconds; undefined when it does not say, or says it in
 * another format.
 */

/** @param now milliseconds since 1970 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
