/** Checks what a schema of the domain says of its own place: a word of the vocabulary, and a name that is not taken. */
import type { JsonSchema } from '../../engine/content/bundle.ts';
import { ownRoots } from '../../engine/content/declared.ts';
import { entityPlaces, placeOf } from '../../engine/content/entity-place.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';

/** Names of the server's own records: an entity with one of these names would overwrite them. */
const serversOwn = ['journey', 'sandbox', 'status', 'underwriting'];

/** One issue for every entity with an invalid place. */
export function lintEntities(domain: Readonly<Record<string, JsonSchema>>): ContentIssue[] {
  return Object.entries(domain).flatMap(([name, schema]) => {
    const place = `schemas/domain/${name}.schema.json#/facts`;
    if (schema.facts !== undefined && !placeOf(schema))
      return [
        issue(place, '"facts" is none of the known places.', `Use one of: ${entityPlaces.join(', ')}.`),
      ];
    if (placeOf(schema) && [...ownRoots, ...serversOwn].includes(name))
      return [issue(place, `"${name}" is a name of the product’s own.`, 'Call the entity otherwise.')];
    return [];
  });
}

function issue(place: string, message: string, remedy: string): ContentIssue {
  return issueAt('ENTITY_WITHOUT_PLACE', place, message, remedy);
}
