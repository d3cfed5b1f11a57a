/** A time zone in which times can be written, in its own spelling. */

/**
 * @param name as a browser or a stranger names it, IANA
 * @returns undefined for what no time can be written in: "Etc/Unknown" of a system without a clock's place
 */
export function knownZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
