/** Whether a value counts as true: as in JavaScript, but an empty list is false (jsonlogic.com/truthy). */
export function isTrue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
