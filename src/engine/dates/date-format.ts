/** A formatter of dates, made once for each way of writing: to make one costs ten times what it takes to use it. */

// A memo, not state.
const made = new Map<string, Intl.DateTimeFormat>();

/** @param locale BCP 47 */
export function dateFormat(locale: string, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(how)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, how);
  made.set(key, format);
  return format;
}
