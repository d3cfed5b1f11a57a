/** Where a page's answers are stored: a field's `$ref` names the entity and the place in it. */
import type { FieldSchema, Page } from '../../types/page.ts';
import { keysOf } from '../facts/json-pointer.ts';
import type { Binding } from './bundle.ts';

/** Field -> its place; null for a field without a place (a password, a signature), which is never stored. */
export function bind(page: Pick<Page, 'schema'>): Record<string, Binding | null> {
  const fields = Object.entries(page.schema?.properties ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, bindingOf(field)]));
}

/** "profile#/properties/name/properties/first" is stored at profile.name.first; a shared definition is no place. */
export function bindingOf(field: Pick<FieldSchema, '$ref'>): Binding | null {
  if (!field.$ref) return null;
  const [entity = '', pointer = ''] = field.$ref.split('#');
  const segments = keysOf(pointer);
  const isPlace = segments.every((segment, index) => index % 2 === 1 || segment === 'properties');
  return isPlace && segments.length % 2 === 0
    ? { entity, path: segments.filter((_, index) => index % 2 === 1) }
    : null;
}
