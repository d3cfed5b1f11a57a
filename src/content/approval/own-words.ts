/** Everything that a lender says otherwise than we do, beside what we say in the same place. */

import { isRecord } from '../../engine/facts/facts.ts';
import { keysOf, leafPointers } from '../../engine/facts/json-pointer.ts';
import { readSegments } from '../../engine/facts/read-path.ts';
import type { FileTree } from '../files/file-tree.ts';
import { wordsOf } from '../files/overlay-files.ts';
import { plain } from '../files/plain.ts';
import { sharing } from '../merge/org-with-shared.ts';
import { patchFlows } from '../merge/patch-flows.ts';

/** One place of a file of the lender. `ours` is missing where we say nothing; `english` is what a translation stands for. */
export type Saying = {
  /** Below the lender's folder. */
  file: string;
  pointer: string;
  ours?: string;
  theirs: string;
  english?: string;
};

/** File by file, in the order in which each file says it. What a lender repeats of ours is left out. */
export function ownWords(tree: FileTree, code: string): Saying[] {
  const { overrides, translations } = patchFlows(tree, code);
  const prefix = `orgs/${code}/`;
  const company = {
    file: 'org.json',
    base: plain(tree.get(`orgs/${sharing}/org.json`)),
    own: plain(tree.get(`${prefix}org.json`)),
  };
  const patches = overrides.map(({ file, base, patch }) => ({ file, base, own: plain(patch) }));
  const overlays = translations.map(({ file, patchFile, patch, language, base }) => ({
    file: patchFile.slice(prefix.length),
    base: plain(wordsOf(tree, file, language)),
    own: plain(patch),
    english: base,
  }));
  return [...[company, ...patches, ...overlays].flatMap(sayingsIn), ...logoWords(tree, code)];
}

type Beside = { file: string; base: unknown; own: unknown; english?: unknown };

function sayingsIn({ file, base, own, english }: Beside): Saying[] {
  return leafPointers(own).flatMap((pointer) => {
    const keys = keysOf(pointer);
    const said = [base, own, english].map((json) => readSegments(json, keys));
    const [ours, theirs, means] = said.map(textOf);
    if (theirs === undefined || JSON.stringify(said[0]) === JSON.stringify(said[1])) return [];
    return { file, pointer, theirs, ...(ours !== undefined && { ours }), ...(means && { english: means }) };
  });
}

function logoWords(tree: FileTree, code: string): Saying[] {
  const svg = tree.get(`orgs/${code}/logo.svg`);
  if (typeof svg !== 'string') return [];
  const words = [...svg.matchAll(/>([^<>]*\S[^<>]*)</g)].map(([, word = '']) => visible(word.trim()));
  return [{ file: 'logo.svg', pointer: '', theirs: words.join(' ') || '(shapes without words)' }];
}

function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return '(left out)';
  return visible(typeof value === 'string' ? value : writtenOut(value));
}

// A week of hours reads better than its JSON.
function writtenOut(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const isFlat = (one: unknown) => isRecord(one) && Object.values(one).every((inner) => !isRecord(inner));
  const words = value.map((one) => (isFlat(one) ? Object.values(one).join(' ') : textOf(one)));
  return words.join(' · ');
}

// Nothing moves the cursor, turns the direction of letters or hides: who approves reads all that is there.
function visible(text: string): string {
  return text.replace(/(?!\n)\p{C}/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
