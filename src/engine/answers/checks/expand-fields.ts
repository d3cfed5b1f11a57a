/** Expands fields of a check that lie in a list: "homes.*.since" names that part of every entry. */

import { readPath } from '../../facts/read-path.ts';

/**
 * The fields of one check, once for every entry of the list that they name, else just once: [["homes.0.since"], …].
 * All that name a list name the same one.
 */
export function expandFields(fields: readonly string[], data: unknown): string[][] {
  const starred = fields.find(isStarred);
  if (starred === undefined) return [[...fields]];
  return entriesOf(starred, data).map((_, place) => fields.map((field) => field.replace('.*', `.${place}`)));
}

/** The value of a field; for "homes.*.since", the list of all values. */
export function valueAt(field: string, data: unknown): unknown {
  if (!isStarred(field)) return readPath(data, field);
  const part = field.slice(listOf(field).length + '.*.'.length);
  return entriesOf(field, data).map((entry) => readPath(entry, part));
}

/** "homes" of "homes.*.since"; any other field is itself. */
export function listOf(field: string): string {
  return isStarred(field) ? field.slice(0, field.indexOf('.*')) : field;
}

const isStarred = (field: string) => field.includes('.*');

function entriesOf(field: string, data: unknown): unknown[] {
  const entries = readPath(data, listOf(field));
  return Array.isArray(entries) ? entries : [];
}
