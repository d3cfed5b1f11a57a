/**
 * Remembers, per language, which English each file was translated from: english.json, written by `flow words --language`.
 * Translation (without the folder of the language) -> digest of its English. Which sentence changed, git tells.
 */

import { isRecord } from '../../engine/facts/facts.ts';
import type { FileTree } from '../files/file-tree.ts';
import { languagesFolder, overlayName, recordName } from '../files/overlay-files.ts';
import { sha256 } from '../files/sha256.ts';
import type { Translation } from './read-overlay.ts';

/** Path of the record of a language: the product's, or a lender's own. */
export function recordPath(language: string, lender?: string): string {
  const folder = lender === undefined ? languagesFolder : `orgs/${lender}/${languagesFolder}`;
  return `${folder}${language}/${recordName}`;
}

/** The digest noted for the translation of a file; undefined where none is. */
export function notedEnglish(
  tree: FileTree,
  file: string,
  language: string,
  lender?: string,
): string | undefined {
  const record = tree.get(recordPath(language, lender));
  const noted = isRecord(record) ? record[overlayName(file)] : undefined;
  return typeof noted === 'string' ? noted : undefined;
}

/** Twelve hexadecimal digits over the English of all translated texts of a file: enough to tell that one changed. */
export function digestOf(translations: readonly Translation[]): string {
  const english = translations.flatMap(({ pointer, english }) =>
    english === undefined ? [] : [[pointer, english]],
  );
  const sorted = english.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return sha256(JSON.stringify(sorted)).slice(0, 12);
}
