/** What we know about an application, by entity. Facts are plain JSON; the engine reads them and never changes them. */

/** Entity -> its data: profile, application, address, figures, org … */
export type Facts = Readonly<Record<string, unknown>>;

/** True for a JSON object: not null, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
