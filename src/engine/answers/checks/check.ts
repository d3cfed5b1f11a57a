/** A check compares fields of one page. It passes when a field that it compares is empty: `required` covers that. */

export interface CheckInput {
  /** Values of the fields that the page names, in order. */
  values: unknown[];
  /** Parameter of the check, from the page. */
  value?: unknown;
  /** Today, yyyy-MM-dd. */
  today: string;
}

export type Check = (input: CheckInput) => boolean;

/** Whether a borrower has typed anything. */
export function isFilled(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}
