/** A value that a rule read, in words short enough for one line. */

const longest = 80;

/** "application.amount is 60000", "application.status.bpo is missing". */
export function sayValue(path: string, value: unknown): string {
  if (value === undefined) return `${path} is missing`;
  if (value === '') return `${path} is empty`;
  if (Array.isArray(value) && value.length === 0) return `${path} is an empty list`;
  const text = JSON.stringify(value);
  return `${path} is ${text.length > longest ? `${text.slice(0, longest - 1)}…` : text}`;
}
