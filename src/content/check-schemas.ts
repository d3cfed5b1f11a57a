/** Compiles what the domain and the pages demand, so that a schema that cannot be compiled is found now and not by a borrower. */
import type { Bundle, JsonSchema } from '../engine/bundle.ts';
import { compilePage } from '../engine/compile-page.ts';
import type { ContentIssue } from '../engine/issue.ts';
import { demanded } from '../engine/resolve-refs.ts';
import { compileSchema, compileValidator } from './compile-validator.ts';

type Domain = Readonly<Record<string, JsonSchema>>;

/** One issue per entity whose schema does not compile. */
export function checkDomain(domain: Domain): ContentIssue[] {
  return Object.keys(domain).flatMap((entity) =>
    entity === 'org'
      ? []
      : tried(`schemas/domain/${entity}.schema.json#`, () =>
          compileSchema(demanded({ $ref: `${entity}#` }, domain)),
        ),
  );
}

/** One issue per page whose fields do not compile. */
export function checkPageSchemas(bundle: Bundle): ContentIssue[] {
  return Object.entries(bundle.pages).flatMap(([id, page]) =>
    tried(`flows/${bundle.flow.id}/pages/${id}.json#/schema`, () =>
      compileValidator(compilePage(page, bundle.domain)),
    ),
  );
}

function tried(place: string, work: () => unknown): ContentIssue[] {
  try {
    work();
    return [];
  } catch (error) {
    const message = error instanceof Error ? `${error.message}.` : String(error);
    return [
      {
        code: 'SCHEMA_INVALID',
        severity: 'error',
        place,
        message,
        remedy: 'See the keywords of JSON Schema draft-07 and the formats of the vocabulary.',
      },
    ];
  }
}
