/**
 * Writes the TypeScript types of an outside party's questions and answers from its OpenAPI document (the schemas of
 * `components`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema, type Options } from 'json-schema-to-typescript';

type Schemas = Record<string, JSONSchema>;

const shared = 'common.openapi.json';

/** @param folder holds the documents @param options of the generator */
export async function partyTypes(folder: string, file: string, options: Partial<Options>): Promise<string> {
  const all = { ...schemasOf(folder, shared), ...schemasOf(folder, file) };
  const own = Object.keys(schemasOf(folder, file));
  const definitions = Object.fromEntries([...reached(all, own)].map((name) => [name, all[name] ?? {}]));
  const title = `${file.replace('.openapi.json', '')} party`;
  return compile({ title, type: 'object', definitions }, title, { ...options, unreachableDefinitions: true });
}

function schemasOf(folder: string, file: string): Schemas {
  const text = readFileSync(join(folder, file), 'utf8').replaceAll(
    /"([\w.-]*)#\/components\/schemas\/(\w+)"/g,
    '"#/definitions/$2"',
  );
  return (JSON.parse(text) as { components: { schemas: Schemas } }).components.schemas;
}

/** The named schemas and all that they refer to, in the order in which they are met. */
function reached(schemas: Schemas, names: string[]): Set<string> {
  const found = new Set(names);
  for (const name of found)
    for (const [, other = ''] of JSON.stringify(schemas[name]).matchAll(/"#\/definitions\/(\w+)"/g))
      found.add(other);
  return found;
}
