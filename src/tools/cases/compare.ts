/** Compares what a case wants with what was found, as a sentence. */

/** `misses`: a sentence for each thing that is otherwise. `rows`: names of the rows that decided. */
export type Answered = { misses: string[]; rows: string[] };

/** Nothing where they are the same, or where the case does not say. */
export function differing(what: string, wanted: unknown, found: unknown): string[] {
  if (wanted === undefined || JSON.stringify(wanted) === JSON.stringify(found)) return [];
  return [`${what} is ${said(found)}, not ${said(wanted)}.`];
}

/** A sentence for each name that is wanted and not among `found`, and for each that is there and not wanted. */
export function listed(
  what: string,
  {
    wanted = [],
    unwanted = [],
  }: { wanted?: readonly string[] | undefined; unwanted?: readonly string[] | undefined },
  found: readonly string[],
): string[] {
  return [
    ...wanted.filter((one) => !found.includes(one)).map((one) => `${what} "${one}" is not due.`),
    ...unwanted.filter((one) => found.includes(one)).map((one) => `${what} "${one}" is due.`),
  ];
}

const said = (value: unknown) => (value === undefined || value === null ? 'none' : JSON.stringify(value));
