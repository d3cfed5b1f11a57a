/** Where the reader of the page is, as the browser says it: days of moments are the reader's own. */

/** An IANA time zone, such as "America/Chicago". Asked each time: a laptop travels. */
export function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
