/** The real content of the product's own lender with one mistake in it, written as a case of mistakes/. */
import type { FileTree, Reading } from '../../src/content/files/file-tree.ts';
import { readWritten } from '../../src/content/files/read-files.ts';
import { withSharedParts } from '../../src/content/files/shared-parts.ts';
import { writtenAt } from '../written-at.ts';
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
const real = new Map([...readWritten('.').tree].filter(([path]) => !/^orgs\/(?!default\/)/.test(path)));

/** The tree with the mistake, each file whole. A file of orgs/acme brings that partner along. */
export function treeWith(mistake: Pick<Mistake, 'set' | 'remove'>): FileTree {
  return readingWith(mistake).tree;
}

/** The same, with what reading finds. */
export function readingWith({ set = {}, remove = [] }: Pick<Mistake, 'set' | 'remove'>): Reading {
  const tree = new Map(real);
  if (Object.keys(set).some((place) => place.startsWith('orgs/acme/'))) addAcme(tree);
  for (const [place, value] of Object.entries(set)) write(tree, place, value);
  for (const place of remove) write(tree, place, undefined);
  return withSharedParts(tree);
}

function addAcme(tree: Map<string, unknown>): void {
  tree.set('orgs/acme/org.json', acme);
  tree.set('orgs/acme/logo.svg', logo);
}

function write(tree: Map<string, unknown>, place: string, value: unknown): void {
  const [file = '', pointer = ''] = place.split('#');
  const changed = writtenAt(tree.get(file), pointer, value);
  if (changed === undefined && !tree.delete(file)) throw new Error(`There is no ${file}.`);
  if (changed !== undefined) tree.set(file, changed);
}
