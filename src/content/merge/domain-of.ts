/** The entities of a tree: the files of schemas/domain by their names. */
import type { JsonSchema } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { FileTree } from '../files/file-tree.ts';

/** Entity -> schema. The lender's own data is among them, so that rules and texts that read `org` are checked alike. */
export function domainOf(tree: FileTree): Record<string, JsonSchema> {
  const entities = [...tree].flatMap(([path, schema]): Array<[string, JsonSchema]> => {
    const name = /^schemas\/domain\/(.+)\.schema\.json$/.exec(path)?.[1];
    return name && isRecord(schema) ? [[name, schema]] : [];
  });
  return { ...Object.fromEntries(entities), org: recordAt(tree, 'schemas/meta/org.schema.json') };
}

/** The JSON object at a path of the tree; empty where there is none. */
export function recordAt(tree: FileTree, path: string): Record<string, unknown> {
  const value = tree.get(path);
  return isRecord(value) ? value : {};
}
