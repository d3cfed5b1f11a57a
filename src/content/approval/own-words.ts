/** Everything that a lender says otherwise than we do, beside what we say in the same place. */

import { isRecord } from '../../engine/facts/facts.ts';
import { keysOf, leafPointers, pointerOf } from '../../engine/facts/json-pointer.ts';
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

/** File by file, in the order in which each file says it; what it repeats of ours, too, for it stays when ours changes. */
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
    const [ours, theirs, means] = [base, own, english].map((json) =>
      textsIn(readSegments(json, keysOf(pointer)), pointer),
    );
    const places = [...new Set([...(theirs?.keys() ?? []), ...(ours?.keys() ?? [])])];
    return places.map((place): Saying => {
      const [was, meant] = [ours?.get(place), means?.get(place)];
      return {
        file: visible(file),
        pointer: visible(place),
        theirs: theirs?.get(place) ?? '(left out)',
        ...(was !== undefined && { ours: was }),
        ...(meant !== undefined && { english: meant }),
      };
    });
  });
}

/** Pointer -> what is there, down to the last text, so that nothing inside of a list is left unread. */
function textsIn(value: unknown, pointer: string): Map<string, string> {
  if (value === undefined) return new Map();
  if (!isFilled(value) || isFlat(value)) return new Map([[pointer, textOf(value)]]);
  const parts = Object.entries(value).flatMap(([key, inner]) => [
    ...textsIn(inner, pointer + pointerOf([key])),
  ]);
  return new Map(parts);
}

function isFilled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

// A day of the hours and a list of states are one line each.
function isFlat(value: object): boolean {
  return Object.values(value).every((inner) => typeof inner !== 'object' || inner === null);
}

function textOf(value: unknown): string {
  if (value === null) return '(left out)';
  if (typeof value === 'string') return visible(value);
  if (Array.isArray(value)) return value.map((one) => visible(String(one))).join(' · ') || '(nothing)';
  if (!isRecord(value)) return String(value);
  return (
    Object.entries(value)
      .map(([key, inner]) => visible(`${key}: ${inner}`))
      .join(', ') || '(nothing)'
  );
}

function logoWords(tree: FileTree, code: string): Saying[] {
  const [ours, theirs] = [sharing, code].map((one) => drawnIn(tree.get(`orgs/${one}/logo.svg`)));
  return theirs === undefined ? [] : [{ file: 'logo.svg', pointer: '', theirs, ...(ours && { ours }) }];
}

function drawnIn(svg: unknown): string | undefined {
  if (typeof svg !== 'string') return undefined;
  const words = [...svg.matchAll(/>([^<>]*\S[^<>]*)</g)].map(([, word = '']) => visible(word.trim()));
  return `${words.join(' ') || 'no words'} (and its shapes)`;
}

// Nothing moves the cursor, turns the direction of letters or hides: who approves reads all that is there.
const unseen = /(?!\n)[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

function visible(text: string): string {
  return text.replace(unseen, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
