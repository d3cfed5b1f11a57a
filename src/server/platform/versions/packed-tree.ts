/** All files of a content as one row of the database, with a mark by the server's keys: who only writes there changes no page. */

import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FileTree } from '../../../content/files/file-tree.ts';
import { blindIndex } from '../crypto/digest.ts';
import type { World } from '../world/world.ts';

export type PackedTree = { digest: string; files: Uint8Array; mac: string };

export async function packTree(
  tree: FileTree,
  digest: string,
  secrets: World['secrets'],
): Promise<PackedTree> {
  const files = await promisify(gzip)(JSON.stringify([...tree]));
  return { digest, files, mac: macOf(digest, secrets) };
}

/** @returns undefined where the keys do not vouch for it, or where the files are others than the digest says */
export async function unpackTree(
  { digest, files, mac }: PackedTree,
  secrets: World['secrets'],
  digestOf: (tree: FileTree) => string,
): Promise<FileTree | undefined> {
  if (mac !== macOf(digest, secrets)) return undefined;
  const tree: FileTree = new Map(JSON.parse((await promisify(gunzip)(files)).toString()));
  return digestOf(tree) === digest ? tree : undefined;
}

function macOf(digest: string, secrets: World['secrets']): string {
  return blindIndex(secrets, 'content', digest);
}
