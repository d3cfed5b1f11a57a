/** Every required answer has a message that says what to do; 'Required' alone does not. */
import type { FieldSchema, Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { displayed } from '../content/resolve-refs.ts';
import { type Lint, placeOnPage } from './lint.ts';

export const lintRequired: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages)) {
    for (const [field, schema] of fieldsOf(bundle, page)) {
      const silent = [...(mustBeGiven(page, field) ? atItself(schema, field) : []), ...inside(schema, field)];
      for (const path of new Set(silent))
        report(
          'REQUIRED_WORDS',
          placeOnPage(bundle, id, 'schema', 'properties', field),
          `"${path}" says only 'Required' when it is empty.`,
          'Write requiredMessage: what to do, such as "Enter your street address".',
        );
    }
  }
};

function fieldsOf(bundle: Bundle, page: Page): Array<[string, FieldSchema]> {
  const fields = Object.entries(page.schema?.properties ?? {});
  return fields.map(([name, field]) => [name, displayed(field, bundle.domain)]);
}

function mustBeGiven({ schema, requiredWhen = {}, consents = {} }: Page, field: string): boolean {
  const isConsent = Object.hasOwn(consents, field) && schema?.properties?.[field]?.const === true;
  return schema?.required?.includes(field) || Object.hasOwn(requiredWhen, field) || isConsent;
}

// Authors who want the specified word write it: "requiredMessage": "Required". An object without words of its own
// reports at its parts (missingAt).
function atItself({ requiredMessage, properties, required = [] }: FieldSchema, path: string): string[] {
  const isSaidAtParts = properties !== undefined && required.length > 0;
  return requiredMessage === undefined && !isSaidAtParts ? [path] : [];
}

// What an answer must have once it is begun: an address its city, an entry of a list its amount.
function inside({ properties = {}, required = [], items }: FieldSchema, path: string): string[] {
  const parts = Object.entries(properties).flatMap(([name, part]) => [
    ...(required.includes(name) ? atItself(part, `${path}.${name}`) : []),
    ...inside(part, `${path}.${name}`),
  ]);
  return items && !Array.isArray(items) ? [...parts, ...inside(items, `${path}.*`)] : parts;
}
