/** Inlines the references of an OpenAPI document, so that a schema stands by itself. */

export type Schema = { readonly [word: string]: unknown };
/** File name -> the document. */
export type Documents = ReadonlyMap<string, unknown>;

const deepest = 24;

/**
 * @param file the document of the schema; `#/…` refers to it, `other.json#/…` to another one
 * Throws an Error that names a reference to nothing, or one that runs in a circle.
 */
export function inlineSchema(documents: Documents, file: string, schema: unknown, depth = 0): unknown {
  if (depth > deepest) throw new Error(`${file} is nested too deeply, or refers to itself.`);
  const inline = (part: unknown, from = file) => inlineSchema(documents, from, part, depth + 1);
  if (Array.isArray(schema)) return schema.map((part) => inline(part));
  if (!isSchema(schema)) return schema;
  if (typeof schema.$ref !== 'string')
    return Object.fromEntries(Object.entries(schema).map(([word, part]) => [word, inline(part)]));
  const [other = '', pointer = ''] = schema.$ref.split('#');
  const target = other === '' ? file : other;
  return inline(find(documents.get(target), `${target}#${pointer}`), target);
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function find(document: unknown, place: string): unknown {
  const found = place
    .slice(place.indexOf('#') + 2)
    .split('/')
    .reduce<unknown>((at, key) => (isSchema(at) && Object.hasOwn(at, key) ? at[key] : undefined), document);
  if (found === undefined) throw new Error(`${place} does not exist.`);
  return found;
}
