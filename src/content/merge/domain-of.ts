/** The entities of a tree: the files of schemas/domain by their names. */
import type { JsonSchema } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { oncePer } from '../../engine/facts/once-per.ts';
import type { FileTree } from '../files/file-tree.ts';

/** Entity -> schema. The lender's own data is among them, so that rules and texts that read `org` are checked alike. */
export function domainOf(tree: FileTree): Record<string, JsonSchema> {
  const entities = [...tree].flatMap(([path, schema]): Array<[string, JsonSchema]> => {
    const name = /^schemas\/domain\/(.+)\.schema\.json$/.exec(path)?.[1];
    return name && isRecord(schema) ? [[name, schema]] : [];
  });
  return shared({ ...Object.fromEntries(entities), org: recordAt(tree, 'schemas/meta/org.schema.json') });
}

type Domain = Record<string, JsonSchema>;

// Trees that have the same schemas share the domain, so what was found in it is found once.
const made = oncePer((_: JsonSchema): Domain[] => []);

function shared(domain: Domain): Domain {
  const alike = made(domain.org ?? {});
  const same = alike.find((one) => isSame(one, domain));
  if (same) return same;
  alike.push(domain);
  return domain;
}

function isSame(one: Domain, other: Domain): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** The JSON object at a path of the tree; empty where there is none. */
export function recordAt(tree: FileTree, path: string): Record<string, unknown> {
  const value = tree.get(path);
  return isRecord(value) ? value : {};
}
