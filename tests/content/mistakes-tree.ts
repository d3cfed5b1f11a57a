/** The real content of the product's own lender with one mistake in it, written as a case of mistakes/. */
import { type FileTree, readTree } from '../../src/content/files/file-tree.ts';
import { isRecord } from '../../src/engine/facts/facts.ts';
import { acme } from './lender-tree.ts';

/** A mistake: what is written, taken away or put in. Places are `file#/pointer`; a file alone is the whole of it. */
export type Mistake = {
  name: string;
  set?: Record<string, unknown>;
  remove?: string[];
  code: string;
  place: string;
  says: string;
};

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9Z"/></svg>';
const real = new Map([...readTree('.')].filter(([path]) => !/^orgs\/(?!default\/)/.test(path)));

/** The tree with the mistake. A file of orgs/acme brings that partner along. */
export function treeWith({ set = {}, remove = [] }: Pick<Mistake, 'set' | 'remove'>): FileTree {
  const tree = new Map(real);
  if (Object.keys(set).some((place) => place.startsWith('orgs/acme/'))) addAcme(tree);
  for (const [place, value] of Object.entries(set)) write(tree, place, value);
  for (const place of remove) write(tree, place, undefined);
  return tree;
}

function addAcme(tree: Map<string, unknown>): void {
  tree.set('orgs/acme/org.json', acme);
  tree.set('orgs/acme/logo.svg', logo);
}

function write(tree: Map<string, unknown>, place: string, value: unknown): void {
  const [file = '', pointer = ''] = place.split('#');
  const keys = pointer.split('/').slice(1).map(unescaped);
  const changed = keys.length === 0 ? value : written(tree.get(file), keys, value, place);
  if (changed === undefined && !tree.delete(file)) throw new Error(`There is no ${file}.`);
  if (changed !== undefined) tree.set(file, changed);
}

function written(
  json: unknown,
  [key = '', ...rest]: readonly string[],
  value: unknown,
  place: string,
): unknown {
  if (!Array.isArray(json) && !isRecord(json)) throw new Error(`${place} leads nowhere.`);
  const copy: unknown[] | Record<string, unknown> = Array.isArray(json) ? [...json] : { ...json };
  const before: unknown = Reflect.get(copy, key);
  const inner = rest.length === 0 ? value : written(before, rest, value, place);
  if (inner !== undefined) Reflect.set(copy, key === '-' && Array.isArray(copy) ? copy.length : key, inner);
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else if (!Reflect.has(copy, key)) throw new Error(`${place} is not there.`);
  else Reflect.deleteProperty(copy, key);
  return copy;
}

const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');
