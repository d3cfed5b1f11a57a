/**
 * Remembers in a file which lenders were in service, with which files and under which hosts. So a changed lender
 * cannot push out one that was there before, and the host of an unreadable lender leads to no other lender.
 */

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isRecord } from '../engine/facts/facts.ts';
import type { FileTree } from './files/file-tree.ts';
import { sha256 } from './files/sha256.ts';

export type LendersBefore = {
  /** Whether the lender was in service with the very files that it has now. */
  isUnchanged(tree: FileTree, code: string): boolean;
  /** The host names under which it was last in service. */
  hostsOf(code: string): string[];
  /** Notes the lenders that are in service, beside those noted earlier. */
  keep(tree: FileTree, lenders: ReadonlyArray<{ code: string; org: { hosts?: string[] } }>): void;
};

type Noted = Record<string, { files: string; hosts: string[] }>;

export function lendersBefore(file: string): LendersBefore {
  let noted = read(file);
  return {
    isUnchanged: (tree, code) => own(noted, code)?.files === digest(tree, code),
    hostsOf: (code) => own(noted, code)?.hosts ?? [],
    keep: (tree, lenders) => {
      const now = lenders.map(({ code, org }) => [
        code,
        { files: digest(tree, code), hosts: org.hosts ?? [] },
      ]);
      noted = { ...noted, ...Object.fromEntries(now) };
      write(file, noted);
    },
  };
}

function own(noted: Noted, code: string): Noted[string] | undefined {
  return Object.hasOwn(noted, code) ? noted[code] : undefined;
}

function digest(tree: FileTree, code: string): string {
  const files = [...tree].filter(([path]) => path.startsWith(`orgs/${code}/`));
  return sha256(JSON.stringify(files));
}

function read(file: string): Noted {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const entries = Object.entries(isRecord(value) ? value : {});
    return Object.fromEntries(entries.filter((entry): entry is [string, Noted[string]] => isNote(entry[1])));
  } catch {
    return {};
  }
}

function isNote(value: unknown): boolean {
  return isRecord(value) && typeof value.files === 'string' && Array.isArray(value.hosts);
}

function write(file: string, noted: Noted): void {
  try {
    writeFileSync(`${file}.draft`, JSON.stringify(noted));
    renameSync(`${file}.draft`, file);
  } catch {
    // If the folder cannot be written, only this memory is lost.
  }
}
