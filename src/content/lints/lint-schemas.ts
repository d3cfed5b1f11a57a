/**
 * Compiles what the domain and the pages demand, so that authors rather than borrowers meet a schema that cannot
 * compile.
 */
import type { Bundle, JsonSchema } from '../../engine/content/bundle.ts';
import { compilePage } from '../../engine/content/compile-page.ts';
import { demanded } from '../../engine/content/resolve-refs.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { oncePer } from '../../engine/facts/once-per.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { contradiction } from '../../engine/lints/contradiction.ts';
import { compileSchema, compileValidator } from '../validators/compile-validator.ts';

type Domain = Readonly<Record<string, JsonSchema>>;

/** One issue per entity whose schema does not compile, and per place in it that no answer can pass. */
export function lintDomain(domain: Domain): ContentIssue[] {
  return Object.keys(domain).flatMap((entity) => {
    if (entity === 'org') return [];
    const place = `schemas/domain/${entity}.schema.json#`;
    const compiled = tried(place, () => compileSchema(demanded({ $ref: `${entity}#` }, domain)));
    return [...compiled, ...contradictions(domain[entity], place)];
  });
}

// Skip references: the places that they lead to are checked by themselves.
function contradictions(schema: unknown, place: string): ContentIssue[] {
  if (!isRecord(schema)) return [];
  const why = typeof schema.$ref === 'string' ? undefined : contradiction(schema)?.why;
  const message = `no answer can pass: ${why}.`;
  const own: ContentIssue[] =
    why === undefined ? [] : [issueAt('LIMITS_CONTRADICT', place, message, 'Change one of the two.')];
  const maps = ['properties', 'definitions'].flatMap((key) => {
    const parts = schema[key];
    return isRecord(parts)
      ? Object.entries(parts).flatMap(([name, part]) => contradictions(part, `${place}/${key}/${name}`))
      : [];
  });
  return [...own, ...maps, ...contradictions(schema.items, `${place}/items`)];
}

/**
 * One issue per page whose fields do not compile.
 * @param changed where nothing but pages did, the files that did: the others have passed
 */
export function lintPageSchemas(bundle: Bundle, changed?: readonly string[]): ContentIssue[] {
  const compiled = compiledFor(bundle.domain);
  const mayDiffer = (id: string) => changed?.some((path) => path.endsWith(`/pages/${id}.json`)) ?? true;
  const pages = Object.entries(bundle.pages).filter(([id]) => mayDiffer(id));
  return pages.flatMap(([id, page]) =>
    tried(`flows/${bundle.flow.id}/pages/${id}.json#/schema`, () => {
      if (!compiled.has(page)) compileValidator(compilePage(page, bundle.domain));
      compiled.add(page);
    }),
  );
}

// Lenders share the pages that they do not change: those that compile are compiled once.
const compiledFor = oncePer((_: Domain) => new WeakSet<object>());

function tried(place: string, work: () => unknown): ContentIssue[] {
  try {
    work();
    return [];
  } catch (error) {
    const message = error instanceof Error ? `${error.message}.` : String(error);
    return [
      issueAt(
        'SCHEMA_INVALID',
        place,
        message,
        'See the keywords of JSON Schema draft-07 and the formats of the vocabulary.',
      ),
    ];
  }
}
