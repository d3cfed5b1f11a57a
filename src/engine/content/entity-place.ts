/** Reads from an entity's schema (keyword `facts`) where the entity stands among the facts of an application. */
import type { JsonSchema } from './bundle.ts';

/** `stored`: as the borrower answered. `computed`: made by the server. `apart`: stored, and never part of the facts. `panel`: in the browser only. */
export const entityPlaces = ['stored', 'computed', 'apart', 'panel'] as const;
export type EntityPlace = (typeof entityPlaces)[number];

type Domain = Readonly<Record<string, JsonSchema>>;

/** Undefined for an entity that does not belong to an application, such as a menu entry. */
export function placeOf(schema: JsonSchema | undefined): EntityPlace | undefined {
  return entityPlaces.find((place) => place === schema?.facts);
}

/** The names of the entities that have one of these places. */
export function entitiesAt(domain: Domain, ...places: readonly EntityPlace[]): string[] {
  return Object.keys(domain).filter((name) => places.some((place) => place === placeOf(domain[name])));
}
