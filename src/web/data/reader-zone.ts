/** Where the reader of the page is, as the browser says it: days of moments are the reader's own. */

/**
 * An IANA time zone, such as "America/Chicago". Asked each time: a laptop travels. UTC where the browser names none, or one
 * that it cannot write a time in itself ("Etc/Unknown" of a system without a clock's place).
 */
export function readerZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isKnown(timeZone) ? timeZone : 'UTC';
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}
