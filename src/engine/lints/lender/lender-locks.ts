/** Keys that are the same for every lender: those that the schema of org.json marks as `locked`, whole or in part. */
import { isRecord } from '../../facts/facts.ts';
import type { ContentIssue } from '../../issues/issue.ts';
import { placeIssue } from '../place-issue.ts';

/** `own` is the file as written, `base` what the product says; `schema` the language of org.json. */
export type Locks = { file: string; own: unknown; base: unknown; schema: unknown };

/** Every locked value that the lender writes otherwise than the product does. */
export function lintLenderLocks({ file, own, base, schema }: Locks): ContentIssue[] {
  const words = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
  return Object.entries(words).flatMap(([key, word]) => {
    const { locked, shared } = isRecord(word) ? word : {};
    const [mine, usual] = [valueAt(own, key), shared === true ? valueAt(base, key) : undefined];
    if (locked === true) return differs(file, `/${key}`, mine, usual);
    if (!Array.isArray(locked)) return [];
    return locked
      .map(String)
      .flatMap((name) => differs(file, `/${key}/${name}`, valueAt(mine, name), valueAt(usual, name)));
  });
}

function differs(file: string, pointer: string, mine: unknown, usual: unknown): ContentIssue[] {
  if (mine === undefined || JSON.stringify(mine) === JSON.stringify(usual)) return [];
  const message = 'this is the same for every lender.';
  return [placeIssue(file)('LENDER_LOCKED', pointer, message, 'Leave it out: the product says it.')];
}

function valueAt(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
