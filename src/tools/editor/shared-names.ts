/** Collects what all flows name: words of the vocabulary, entities, places of answers and paths of facts. */

import type { FileTree } from '../../content/files/file-tree.ts';
import { partsFolder } from '../../content/files/origins.ts';
import { isWhole, partsOf } from '../../content/files/shared-parts.ts';
import { domainOf } from '../../content/merge/domain-of.ts';
import type { JsonSchema } from '../../engine/content/bundle.ts';
import { ownRoots } from '../../engine/content/declared.ts';
import { placeOf } from '../../engine/content/entity-place.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { Json } from './json.ts';

/** Kind -> the schema of such a word. `options-<widget>` are the options of a widget. */
export function sharedNames(tree: FileTree): Record<string, Json> {
  const domain = domainOf(tree);
  const vocabulary = tree.get('schemas/vocabulary.json');
  const words = (kind: string) =>
    isRecord(vocabulary) && isRecord(vocabulary[kind]) ? vocabulary[kind] : {};
  return {
    widget: described(words('widgets')),
    block: described(words('blocks')),
    effect: described(words('effects')),
    work: described(words('works')),
    check: described(words('checks')),
    format: described(words('formats')),
    entity: { enum: [...Object.keys(domain).filter((name) => name !== 'org'), ...ownRoots] },
    enumeration: { enum: Object.keys(definitionsOf(domain.enumerations)) },
    place: { enum: placesOf(domain) },
    fact: { examples: Object.keys(domain).flatMap((name) => factsOf(domain, name)) },
    ...optionsOf(words('widgets')),
  };
}

/** What files may share: parts, and whole files. @param authored the files as they are written */
export function sharedFiles(authored: FileTree): Record<string, Json> {
  const short = (folder: string) => (path: string) => path.slice(folder.length, -'.json'.length);
  const whole = [...authored.keys()].filter(isWhole);
  return {
    part: { enum: partsOf(authored).map(short(partsFolder)) },
    whole: { enum: whole.map(short('flows/')) },
  };
}

/** The words with what they mean, which editors show beside them. */
function described(words: Json): Json {
  const meanings = Object.values(words).map((word) => (isRecord(word) ? String(word.means ?? '') : ''));
  return { enum: Object.keys(words), enumDescriptions: meanings };
}

function optionsOf(widgets: Json): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(widgets).flatMap(([name, word]) =>
      isRecord(word) && isRecord(word.options) ? [[`options-${name}`, word.options]] : [],
    ),
  );
}

function placesOf(domain: Record<string, JsonSchema>): string[] {
  const entities = Object.entries(domain).filter(([, schema]) => placeOf(schema));
  const places = entities.flatMap(([name, schema]) => [
    `${name}#`,
    ...pointersIn(schema).map((at) => name + at),
  ]);
  const others = Object.entries(domain).filter(([, schema]) => !placeOf(schema));
  return [...places, ...others.flatMap(([name, schema]) => definitionsIn(name, schema))];
}

// Of a file without a place among the facts, what it defines for the others.
function definitionsIn(name: string, schema: JsonSchema): string[] {
  return Object.keys(definitionsOf(schema)).map((key) => `${name}#/definitions/${key}`);
}

// Only what is in the file itself: a place behind a reference has an address of its own.
function pointersIn(schema: unknown, at = '#'): string[] {
  if (!isRecord(schema)) return [];
  const parts = ['properties', 'definitions'].flatMap((map) =>
    Object.entries(isRecord(schema[map]) ? schema[map] : {}).map(([key, part]) => [
      `${at}/${map}/${key}`,
      part,
    ]),
  ) as [string, unknown][];
  const items = isRecord(schema.items) ? pointersIn(schema.items, `${at}/items`) : [];
  return [...parts.flatMap(([pointer, part]) => [pointer, ...pointersIn(part, pointer)]), ...items];
}

function definitionsOf(schema: JsonSchema | undefined): Json {
  return isRecord(schema?.definitions) ? schema.definitions : {};
}

const deepest = 4;

function factsOf(domain: Record<string, JsonSchema>, name: string): string[] {
  const schema = domain[name];
  const isFact = name === 'org' || ['stored', 'computed'].includes(placeOf(schema) ?? '');
  return isFact && schema ? pathsIn(domain, name, schema, name) : [];
}

function pathsIn(
  domain: Record<string, JsonSchema>,
  entity: string,
  schema: unknown,
  path: string,
): string[] {
  const [owner, found] = followed(domain, entity, schema);
  const properties = isRecord(found) && isRecord(found.properties) ? found.properties : {};
  if (path.split('.').length >= deepest) return [];
  return Object.entries(properties).flatMap(([key, part]) => {
    const inner = `${path}.${key}`;
    return [inner, ...pathsIn(domain, owner, part, inner)];
  });
}

function followed(domain: Record<string, JsonSchema>, entity: string, schema: unknown): [string, unknown] {
  const reference = isRecord(schema) && typeof schema.$ref === 'string' ? schema.$ref : undefined;
  if (reference === undefined) return [entity, schema];
  const [owner = '', pointer = ''] = reference.split('#');
  const keys = pointer.split('/').filter(Boolean);
  const found = keys.reduce<unknown>(
    (at, key) => (isRecord(at) ? at[key] : undefined),
    domain[owner || entity],
  );
  return [owner || entity, found];
}
