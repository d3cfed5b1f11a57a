/** What no translator may change: figures, and values that were filled in by a format of amounts, dates, names or numbers. */

const values = new Set<string>();

/** Remembers a value that is drawn as it is. */
export function keepValue(text: string): void {
  values.add(text);
}

/** Whether a text is such a value, or a figure and nothing else: an amount, a rate, a time, digits with stars. */
export function isKept(text: string | number): boolean {
  const said = `${text}`;
  return values.has(said) || (/\d/.test(said) && !/\p{L}{2}/u.test(said));
}
