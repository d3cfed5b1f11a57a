/** The JSON Schema of a journey: the facts are the entities of the domain that a browser may see. */
import type { JsonSchema } from '../../engine/content/bundle.ts';
import { entitiesAt } from '../../engine/content/entity-place.ts';
import { anyObject, entity, flag, listOf, mapOf, orNull, words } from '../http/calls/answers.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { record } from '../platform/shapes.ts';

type Domain = Readonly<Record<string, JsonSchema>>;

/** @param domain the entities of schemas/domain by their names */
export const journeySchema = (domain: Domain): JsonObject => record(journey(domain));

/**
 * The journey after a submission; `started` tells the browser to ask for the step until it moves, `leaveFor` to go to
 * another site.
 */
export function submittedSchema(domain: Domain): JsonObject {
  const always = { ...journey(domain), started: flag };
  return record({ ...always, leaveFor: words }, Object.keys(always));
}

function journey(domain: Domain) {
  const names = entitiesAt(domain, 'stored', 'computed');
  return {
    facts: record(Object.fromEntries(names.map((name) => [name, orEmpty(entity(name))])), []),
    step: orNull(words),
    flow: words,
    done: listOf(words),
    drafts: mapOf(anyObject),
    events: listOf(words),
    reviewed: flag,
    contentHash: words,
    version: { type: 'integer' },
    revision: words,
  };
}

// An entity of which nothing is stored yet.
const orEmpty = (schema: JsonObject) => ({ anyOf: [{ type: 'object', maxProperties: 0 }, schema] });
