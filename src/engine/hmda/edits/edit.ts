/** One edit of the register, as the bureau numbers it (2026 edits): when a row fails it, and what to correct. */
import type { RegisterField, RegisterRow } from '../register-row.ts';

export type Edit = {
  edit: string;
  /** What is wrong, and what to do. */
  says: string;
  fails: (row: RegisterRow) => boolean;
};

/** Fails when a field has none of these codes; '' among them lets it be blank. */
export function oneOf(edit: string, field: RegisterField, codes: readonly string[], says: string): Edit {
  return { edit, says, fails: (row) => !codes.includes(row[field]) };
}

/** Fails when the text of a field has another shape. */
export function shaped(edit: string, field: RegisterField, shape: RegExp, says: string): Edit {
  return { edit, says, fails: (row) => !shape.test(row[field]) };
}

/** Fails when the first holds and the second does not. */
export function implies(
  edit: string,
  first: (row: RegisterRow) => boolean,
  second: (row: RegisterRow) => boolean,
  says: string,
): Edit {
  return { edit, says, fails: (row) => first(row) && !second(row) };
}

/** Whether a field has one of these codes. */
export function has(field: RegisterField, ...codes: string[]) {
  return (row: RegisterRow): boolean => codes.includes(row[field]);
}

/** The five fields of a name, or those from the second on. */
export function fieldsOf(row: RegisterRow, name: string, from = 1): string[] {
  return [1, 2, 3, 4, 5]
    .filter((place) => place >= from)
    .map((place) => row[`${name}${place}` as RegisterField]);
}

export function repeats(codes: readonly string[]): boolean {
  const given = codes.filter((code) => code !== '');
  return new Set(given).size < given.length;
}
