/**
 * Remembers in a file which content passed the check of which program, so that the next start with both skips the
 * check. Any difference in either brings a full check; content that failed is never remembered.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import type { FileTree } from './files/file-tree.ts';
import { sha256 } from './files/sha256.ts';

export type PassedCheck = {
  /** Whether this very content has passed. */
  knows(tree: FileTree): boolean;
  keep(tree: FileTree): void;
};

/** `program` names the code that checks: another program, another check. */
export function passedCheck(file: string, program: string): PassedCheck {
  return {
    knows: (tree) => readMark(file) === markOf(tree, program),
    keep: (tree) => writeMark(file, markOf(tree, program)),
  };
}

function markOf(tree: FileTree, program: string): string {
  return sha256(`${program} ${digestOf(tree)}`);
}

// A memo, not state: the files of a tree stay as they are.
const digests = new WeakMap<FileTree, string>();

/** SHA-256 over all files, in hex: the same content at any server. */
export function digestOf(tree: FileTree): string {
  const digest = digests.get(tree) ?? sha256(JSON.stringify([...tree]));
  digests.set(tree, digest);
  return digest;
}

function readMark(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function writeMark(file: string, mark: string): void {
  try {
    writeFileSync(file, mark);
  } catch {
    // If the folder cannot be written, every start checks again; nothing else is lost.
  }
}
