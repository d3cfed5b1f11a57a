/** Finds what a snapshot says that no schema declares: no rule can read it, so it is probably misspelled. */
import type { Bundle } from '../../engine/content/bundle.ts';
import { namesBeside, spotOf } from '../../engine/content/declared.ts';
import { type Facts, isRecord } from '../../engine/facts/facts.ts';
import { nearest } from '../../engine/issues/nearest.ts';

/** One sentence for each such path, and a blank line after them. */
export function sayUndeclared(bundle: Bundle, facts: Facts): string[] {
  const lines = undeclared(bundle, facts).map((path) => {
    const close = nearest(path, namesBeside(bundle, path));
    return `No schema declares ${path}, so no rule reads it.${close ? ` Did you mean "${close}"?` : ''}`;
  });
  return lines.length > 0 ? [...lines, ''] : [];
}

function undeclared(bundle: Bundle, value: unknown, path = ''): string[] {
  if (path !== '' && !spotOf(bundle, path)) return [path];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    undeclared(bundle, inner, path === '' ? name : `${path}.${name}`),
  );
}
