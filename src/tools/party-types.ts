/**
 * Writes the TypeScript types of an outside party's questions and answers from its OpenAPI document (the schemas of
 * `components`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema, type Options } from 'json-schema-to-typescript';

type Schemas = Record<string, JSONSchema>;

const shared = 'common.openapi.json';

/**
 * What the documents share is written once, in common-party.ts; those of a party import it.
 * @param folder holds the documents. @param options of the generator. @param named the type of a shared schema, by its name
 */
export async function partyTypes(
  folder: string,
  file: string,
  options: Partial<Options>,
  named: (name: string) => JSONSchema,
): Promise<string> {
  const own = schemasOf(folder, file);
  const others = file === shared ? [] : Object.keys(schemasOf(folder, shared)).filter((name) => !own[name]);
  const text = others.reduce(
    (left, name) =>
      left.replaceAll(`"$ref":"#/definitions/${name}"`, JSON.stringify(named(name)).slice(1, -1)),
    JSON.stringify(own),
  );
  const title = `${file.replace('.openapi.json', '')} party`;
  const whole = { title, type: 'object' as const, definitions: JSON.parse(text) as Schemas };
  return compile(whole, title, { ...options, unreachableDefinitions: true });
}

function schemasOf(folder: string, file: string): Schemas {
  const text = readFileSync(join(folder, file), 'utf8').replaceAll(
    /"([\w.-]*)#\/components\/schemas\/(\w+)"/g,
    '"#/definitions/$2"',
  );
  return (JSON.parse(text) as { components: { schemas: Schemas } }).components.schemas;
}
