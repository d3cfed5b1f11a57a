/** The product's files as all its readers see them: each whole, with the parts that it shares. */
import { join } from 'node:path';
import type { FileTree } from '../src/content/files/file-tree.ts';
import { plain } from '../src/content/files/plain.ts';
import { readTree } from '../src/content/files/read-files.ts';

let read: FileTree | undefined;

function tree(): FileTree {
  read ??= readTree(join(import.meta.dirname, '..'));
  return read;
}

/** The JSON of a file ("flows/heloc/pages/identity.json"), without comments; fails where there is none. */
export function wholeFile<Content>(path: string): Content {
  if (!tree().has(path)) throw new Error(`There is no ${path}.`);
  return plain(tree().get(path)) as Content;
}

/** The paths of all files that fit, in their order. */
export function filesLike(pattern: RegExp): string[] {
  return [...tree().keys()].filter((path) => pattern.test(path));
}
