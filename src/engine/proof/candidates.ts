/**
 * Finds the values that a path can have: those that its schema lists, else one of each kind that the questions tell
 * apart.
 */
import type { Page } from '../../types/page.ts';
import type { Bundle, JsonSchema } from '../content/bundle.ts';
import { spotOf } from '../content/declared.ts';
import { displayed } from '../content/resolve-refs.ts';
import { isRecord } from '../facts/facts.ts';
import { oncePer } from '../facts/once-per.ts';

/** All values worth trying of a path; undefined stands for a fact that is missing. `questions` are the pieces of logic that ask it. */
export function candidates(listed: readonly unknown[] | undefined, questions: readonly unknown[]): unknown[] {
  return [undefined, ...(listed ?? told(questions))];
}

/** The values that are listed for a path: by an enumeration, as a yes or no, as the names of states and steps. */
export function listedAt(bundle: Bundle, path: string): unknown[] | undefined {
  if (path.startsWith('answers.')) return answeredAt(bundle, path.slice('answers.'.length));
  if (path === 'state') return Object.keys(bundle.machine?.states ?? {});
  const spot = spotOf(bundle, path);
  if (!spot || spot === 'open') return undefined;
  return listedIn(displayed(spot.schema, bundle.domain, spot.entity));
}

// Pages may ask for the same answer from different lists.
function answeredAt({ pages, domain }: Bundle, field: string): unknown[] | undefined {
  const asked = Object.values(pages).flatMap(({ schema }) => {
    const fields = schema?.properties ?? {};
    return Object.hasOwn(fields, field) ? [listedIn(displayed(fields[field], domain))] : [];
  });
  const known = asked.flatMap((values) => (values ? [values] : []));
  return known.length > 0 && known.length === asked.length ? [...new Set(known.flat())] : undefined;
}

/** What is listed for the answers of every page, as one text: bundles that say the same offer the same. */
export function listedAnswers({ pages, domain }: Bundle): string {
  return Object.values(pages).map(listedOn(domain)).join('\n');
}

const listedOn = oncePer((domain: Bundle['domain']) =>
  oncePer(({ schema }: Page) =>
    JSON.stringify(
      Object.entries(schema?.properties ?? {}).map(([field, part]) => [
        field,
        listedIn(displayed(part, domain)),
      ]),
    ),
  ),
);

function listedIn({ type, enum: values, const: only, anyOf, oneOf }: JsonSchema): unknown[] | undefined {
  if (only !== undefined) return [only];
  if (Array.isArray(values)) return values;
  if (anyOf || oneOf) return undefined;
  return type === 'boolean' ? [true, false] : undefined;
}

function told(questions: readonly unknown[]): unknown[] {
  const literals = questions.flatMap(literalsIn);
  const numbers = literals.flatMap((value) =>
    typeof value === 'number' ? [value - 1, value, value + 1] : [],
  );
  const lists = literals.map((value) => [value]);
  return [
    ...new Set([...literals, ...numbers, 0, 1, -1, 1e12, '', 'something else', true, false]),
    [],
    ...lists,
    literals,
    {},
  ];
}

function literalsIn(logic: unknown): unknown[] {
  if (Array.isArray(logic)) return logic.flatMap(literalsIn);
  if (!isRecord(logic)) return logic === null || logic === undefined ? [] : [logic];
  return Object.entries(logic).flatMap(([operator, operands]) =>
    operator === 'var' ? [] : literalsIn(operands),
  );
}
