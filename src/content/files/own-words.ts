/**
 * A product beside the first brings words of its own, such as its steps. Its entity says them under `adds` (enumeration -> words), and
 * where the files are read they join those of schemas/domain/enumerations.schema.json.
 */
import { isRecord } from '../../engine/facts/facts.ts';
import type { FileTree } from './file-tree.ts';

const enumerations = 'schemas/domain/enumerations.schema.json';
const isEntity = (path: string) => /^schemas\/domain\/[^/]+\.schema\.json$/.test(path);

/** The same files where no entity adds any. An enumeration that is not there is left to the check of shapes. */
export function withOwnWords(tree: FileTree): FileTree {
  const adding = [...tree].flatMap(([path, schema]) =>
    isEntity(path) && isRecord(schema) && isRecord(schema.adds) ? [{ path, schema, adds: schema.adds }] : [],
  );
  if (adding.length === 0) return tree;
  const plain = adding.map(({ path, schema }) => [path, without(schema)] as const);
  const file = tree.get(enumerations);
  const all = adding.reduce((now, { adds }) => withWords(now, adds), isRecord(file) ? file : {});
  return new Map<string, unknown>([...tree, ...plain, [enumerations, all]]);
}

function without({ adds: _, ...schema }: Record<string, unknown>): unknown {
  return schema;
}

function withWords(file: Record<string, unknown>, adds: Record<string, unknown>): Record<string, unknown> {
  const definitions = isRecord(file.definitions) ? file.definitions : {};
  const added = Object.entries(adds).flatMap(([name, words]) =>
    isRecord(definitions[name]) && Array.isArray(words)
      ? [[name, withMore(definitions[name], words)] as const]
      : [],
  );
  return { ...file, definitions: { ...definitions, ...Object.fromEntries(added) } };
}

// A list of words, or several kinds of them: then one more.
function withMore(definition: Record<string, unknown>, words: unknown[]): Record<string, unknown> {
  const { enum: list, anyOf } = definition;
  if (Array.isArray(list)) return { ...definition, enum: [...list, ...words] };
  return Array.isArray(anyOf) ? { ...definition, anyOf: [...anyOf, { enum: words }] } : definition;
}
