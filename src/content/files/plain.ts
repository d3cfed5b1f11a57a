/** Leaves out of a file what is for its authors alone. */
import { stripComments } from '../../engine/content/apply-patch.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { oncePer } from '../../engine/facts/once-per.ts';

/** A file's JSON without comments and without `$schema`, which is for editors; of the same file it is the same object. */
export function plain(json: unknown): unknown {
  return isRecord(json) ? plainOf(json) : stripComments(json);
}

const plainOf = oncePer((json: Record<string, unknown>) => {
  const { $schema: _, ...rest } = stripComments(json) as Record<string, unknown>;
  return rest;
});
