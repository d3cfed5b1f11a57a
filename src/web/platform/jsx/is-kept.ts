/** Whether a text is a figure and nothing else, which no translator may change: a time, a count, digits with stars. */
export function isKept(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{2}/u.test(text);
}
