/** Lays a lender's patches over the flow files. */
import { applyPatch } from '../../engine/content/apply-patch.ts';
import { leafPointers } from '../../engine/facts/json-pointer.ts';
import { oncePer } from '../../engine/facts/once-per.ts';
import type { Sources } from '../../engine/issues/source-of.ts';
import type { FileTree } from '../files/file-tree.ts';
import { languagesFolder, overlaysOf } from '../files/overlay-files.ts';
import { plain } from '../files/plain.ts';

/** A patch that was laid over a file. */
export type Override = { file: string; patchFile: string; base: unknown; patch: unknown };

/** A lender's translation of one file. */
export type OwnWords = Override & { language: string };

export type MergedOrg = {
  /** Path of a flow file -> its JSON, patched, without comments and `$schema`. */
  files: ReadonlyMap<string, unknown>;
  sources: Sources;
  overrides: Override[];
  /** The lender's own words in other languages, laid over what the lender says in English (`base`). */
  translations: OwnWords[];
  /** Files that nothing reads: patches without a file to patch, and files outside of a lender's places. */
  orphans: string[];
};

/** The record of who approved a lender, in its folder. */
export const approvalName = 'approval.json';

const ownFiles = ['org.json', 'logo.svg', approvalName];

/** The flow files as this lender sees them, without its patches in `refused`. */
export function patchFlows(
  tree: FileTree,
  code: string,
  refused: ReadonlySet<string> = new Set(),
): MergedOrg {
  const prefix = `orgs/${code}/`;
  const bases = basesOf(tree);
  const overrides = bases.flatMap(([file, base]): Override[] => {
    const patchFile = `${prefix}${file}`;
    return tree.has(patchFile) && !refused.has(file)
      ? [{ file, patchFile, base, patch: tree.get(patchFile) }]
      : [];
  });
  const patched = new Map(overrides.map(({ file, base, patch }) => [file, applyPatch(base, plain(patch))]));
  const own = [...tree.keys()]
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length));
  const isPatch = (name: string) =>
    name.startsWith('flows/') && (tree.has(name) || name.startsWith(languagesFolder));
  const orphans = own
    .filter((name) => !ownFiles.includes(name) && !isPatch(name))
    .map((name) => prefix + name);
  const files = new Map(bases.map(([file, base]) => [file, patched.get(file) ?? base]));
  const translations = ownWords(tree, code, files).filter(({ file }) => !refused.has(file));
  return { files, sources: sourcesOf(overrides), overrides, translations, orphans };
}

function ownWords(tree: FileTree, code: string, files: ReadonlyMap<string, unknown>): OwnWords[] {
  return overlaysOf(tree).flatMap(({ path, file, language, lender }) =>
    lender === code && files.has(file)
      ? [{ file, patchFile: path, language, base: files.get(file), patch: plain(tree.get(path)) }]
      : [],
  );
}

// Lenders without changes share the same objects, so callers compare by identity.
const basesOf = oncePer((tree: FileTree) =>
  [...tree]
    .filter(([path]) => path.startsWith('flows/') && !path.startsWith(languagesFolder))
    .map(([path, json]): [string, unknown] => [path, plain(json)]),
);

function sourcesOf(overrides: readonly Override[]): Sources {
  return Object.fromEntries(
    overrides.map(({ file, patchFile, patch }) => [
      file,
      { patch: patchFile, pointers: leafPointers(patch) },
    ]),
  );
}
