/**
 * Remembers, per language, which English each text was translated from: english.json, written by `flow words --language`.
 * Translation (without the folder of the language) -> place of the text -> digest of its English.
 */
import { createHash } from 'node:crypto';
import { isRecord } from '../../engine/facts/facts.ts';
import type { FileTree } from '../files/file-tree.ts';
import { languagesFolder, overlayName, recordName } from '../files/overlay-files.ts';

/** Path of the record of a language: the product's, or a lender's own. */
export function recordPath(language: string, lender?: string): string {
  const folder = lender === undefined ? languagesFolder : `orgs/${lender}/${languagesFolder}`;
  return `${folder}${language}/${recordName}`;
}

/** The digests noted for the translation of a file; empty where none are. */
export function notedEnglish(
  tree: FileTree,
  file: string,
  language: string,
  lender?: string,
): Record<string, unknown> {
  const record = tree.get(recordPath(language, lender));
  const noted = isRecord(record) ? record[overlayName(file)] : undefined;
  return isRecord(noted) ? noted : {};
}

/** Twelve hexadecimal digits: enough to tell that a sentence changed. */
export function digestOf(english: string): string {
  return createHash('sha256').update(english).digest('hex').slice(0, 12);
}
