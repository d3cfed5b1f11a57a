/**
 * The approval of a lender: what a person who read its folder signed, in `orgs/<code>/approval.json`. Words can say what no check
 * understands, so production serves a lender only as it was read.
 */

import { isRecord } from '../../engine/facts/facts.ts';
import type { Approval } from '../../types/approval.ts';
import type { FileTree } from '../files/file-tree.ts';
import { plain } from '../files/plain.ts';
import { sha256 } from '../files/sha256.ts';
import { approvalName } from '../merge/patch-flows.ts';

/** Path below the lender's folder -> SHA-256 of what the file says, in hex. Comments and layout say nothing. */
export function ownDigests(tree: FileTree, code: string): Record<string, string> {
  const prefix = `orgs/${code}/`;
  const own = [...tree]
    .filter(([path]) => path.startsWith(prefix) && path !== prefix + approvalName)
    .map(([path, json]) => [path.slice(prefix.length), sha256(JSON.stringify(plain(json)))] as const);
  return Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What stands for all of a lender's files: who approves names it, so that nothing changes between reading and signing. */
export function folderDigest(digests: Readonly<Record<string, string>>): string {
  return sha256(JSON.stringify(Object.entries(digests))).slice(0, 32);
}

/** The record; undefined when there is none that can be read. */
export function approvalOf(tree: FileTree, code: string): Approval | undefined {
  const record = tree.get(`orgs/${code}/${approvalName}`);
  return isApproval(record) ? record : undefined;
}

/** The bytes that are signed: whose words, which files, by whom and when. */
export function signedBytes(code: string, { by, at, files }: Omit<Approval, 'signature'>): Buffer {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return Buffer.from(JSON.stringify(['hearthline approval 1', code, by, at, sorted]));
}

/** The files that came, went or changed since the approval. */
export function changedSince({ files }: Approval, digests: Readonly<Record<string, string>>): string[] {
  const names = [...new Set([...Object.keys(files), ...Object.keys(digests)])].sort();
  return names.filter((name) => own(files, name) !== own(digests, name));
}

function own(map: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(map, name) ? map[name] : undefined;
}

function isApproval(value: unknown): value is Approval {
  if (!isRecord(value) || !isRecord(value.files)) return false;
  const texts = [value.by, value.at, value.signature, ...Object.values(value.files)];
  return texts.every((text) => typeof text === 'string');
}
