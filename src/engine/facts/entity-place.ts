/** The place of an entity among the facts of an application, as its schema says it by the keyword `facts`. */
import type { JsonSchema } from '../content/bundle.ts';

/** `stored`: as it was answered. `computed`: put together by the server. `apart`: stored, and never among the facts. */
export const entityPlaces = ['stored', 'computed', 'apart'] as const;
export type EntityPlace = (typeof entityPlaces)[number];

type Domain = Readonly<Record<string, JsonSchema>>;

/** Undefined for an entity that is no part of an application, such as the entry of a menu. */
export function placeOf(schema: JsonSchema | undefined): EntityPlace | undefined {
  return entityPlaces.find((place) => place === schema?.facts);
}

/** The names of the entities that have one of these places. */
export function entitiesAt(domain: Domain, ...places: readonly EntityPlace[]): string[] {
  return Object.keys(domain).filter((name) => places.some((place) => place === placeOf(domain[name])));
}
