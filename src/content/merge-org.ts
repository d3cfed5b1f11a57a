/** Lays a lender's patches over the flow files. */
import { applyPatch, stripComments } from '../engine/apply-patch.ts';
import { isRecord } from '../engine/facts.ts';
import type { Sources } from '../engine/source-of.ts';
import type { FileTree } from './file-tree.ts';

/** A patch that was laid over a file. */
export type Override = { file: string; patchFile: string; base: unknown; patch: unknown };

export type MergedOrg = {
  /** Path of a flow file -> its JSON, patched, without comments and `$schema`. */
  files: ReadonlyMap<string, unknown>;
  sources: Sources;
  overrides: Override[];
  /** Patches that have no file to patch. */
  orphans: string[];
};

/** The flow files as this lender sees them. */
export function mergeOrg(tree: FileTree, code: string): MergedOrg {
  const prefix = `orgs/${code}/`;
  const bases = [...tree].filter(([path]) => path.startsWith('flows/'));
  const overrides = bases.flatMap(([file, base]): Override[] => {
    const patchFile = `${prefix}${file}`;
    return tree.has(patchFile) ? [{ file, patchFile, base, patch: tree.get(patchFile) }] : [];
  });
  const patched = new Map(
    overrides.map(({ file, base, patch }) => [file, plain(applyPatch(plain(base), plain(patch)))]),
  );
  const orphans = [...tree.keys()].filter(
    (path) => path.startsWith(`${prefix}flows/`) && !tree.has(path.slice(prefix.length)),
  );
  const files = new Map(bases.map(([file, base]) => [file, patched.get(file) ?? plain(base)]));
  return { files, sources: sourcesOf(overrides), overrides, orphans };
}

/** A file's JSON without comments and without `$schema`, which is for editors. */
export function plain(json: unknown): unknown {
  const value = stripComments(json);
  if (!isRecord(value)) return value;
  const { $schema: _, ...rest } = value;
  return rest;
}

function sourcesOf(overrides: readonly Override[]): Sources {
  return Object.fromEntries(
    overrides.map(({ file, patchFile, patch }) => [file, { patch: patchFile, pointers: leaves(patch) }]),
  );
}

function leaves(value: unknown, pointer = ''): string[] {
  if (!isRecord(value)) return [pointer];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}
