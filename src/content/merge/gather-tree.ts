/** Brings a tree together: each lender's files over the product's own, flow by flow. */
import type { JsonSchema, Vocabulary } from '../../engine/content/bundle.ts';
import type { FileTree } from '../files/file-tree.ts';
import { bundlesOf, type OrgFiles, siteOf } from './bundles.ts';
import { domainOf, recordAt } from './domain-of.ts';
import { folderOf } from './lender-of.ts';
import { orgWithShared } from './org-with-shared.ts';
import { patchFlows } from './patch-flows.ts';

export type Gathered = {
  orgs: OrgFiles[];
  domain: Record<string, JsonSchema>;
  vocabulary: Vocabulary;
};

/** All lenders, nothing checked. */
export function gatherTree(tree: FileTree): Gathered {
  const shared = { domain: domainOf(tree), vocabulary: vocabularyOf(tree) };
  return { ...shared, orgs: codesOf(tree).map((code) => orgFiles(tree, code, shared)) };
}

/** The tree without the folders of these lenders. */
export function without(tree: FileTree, lenders: ReadonlySet<string | undefined>): FileTree {
  if (lenders.size === 0) return tree;
  return new Map([...tree].filter(([path]) => !lenders.has(folderOf(path) ?? '')));
}

/** The lenders that have a folder. */
export function codesOf(tree: FileTree): string[] {
  return [...new Set([...tree.keys()].flatMap((path) => /^orgs\/([^/]+)\//.exec(path)?.[1] ?? []))];
}

export function vocabularyOf(tree: FileTree): Vocabulary {
  return recordAt(tree, 'schemas/vocabulary.json');
}

/** @param refused files of the lender to leave out: the base files replace them */
export function orgFiles(
  tree: FileTree,
  code: string,
  shared: { domain: Record<string, JsonSchema>; vocabulary: Vocabulary },
  refused?: ReadonlySet<string>,
): OrgFiles {
  const merged = patchFlows(tree, code, refused);
  const org = orgWithShared(tree, code);
  return { code, org, site: siteOf(merged.files), merged, bundles: bundlesOf(merged, org, shared) };
}
