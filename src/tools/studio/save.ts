/** Writes an author's edit as plain files in the one layout, once the check has nothing against it; and takes it back. */
import type { FileTree } from '../../content/files/file-tree.ts';
import { whereWritten } from '../../content/files/origins.ts';
import { withOwnWords } from '../../content/files/own-words.ts';
import { readFiles, readWritten } from '../../content/files/read-files.ts';
import { withSharedParts } from '../../content/files/shared-parts.ts';
import { lintChange } from '../../content/lints/lint-change.ts';
import { keysOf } from '../../engine/facts/json-pointer.ts';
import { type ContentIssue, issueLine } from '../../engine/issues/issue.ts';
import type { Edit, Fault, Save, Saved, WrittenFile } from '../../studio/calls/calls.ts';
import { layoutOf } from '../format/content-layout.ts';
import { editJson } from './edit-json.ts';
import { hashOf, textOf, writeText } from './files.ts';
import { patchEdits } from './lender-patch.ts';

type Written = { path: string; before: string; after: string };
/** So many edits can be undone. */
const mostDone = 100;

/** What was done, and the files as they were. */
export type Done = { what: string; files: Written[] };

/** Nothing is written unless all of it is: for a file that someone else changed, or what the check refuses, there are reasons. */
export function save(root: string, { what, seen, edits }: Save, done: Done[]): Saved {
  const files = edited(root, edits);
  const stale = files.filter(({ path, before }) => (seen[path] ?? hashOf('')) !== hashOf(before));
  if (stale.length > 0) return { faults: stale.map(changedElsewhere) };
  const unreadable = files.flatMap(brokenJson);
  if (unreadable.length > 0) return { faults: unreadable };
  const faults = judged(root, files);
  if (faults.length > 0) return { faults };
  for (const { path, after } of files) writeText(root, path, after);
  done.unshift({ what, files });
  done.splice(mostDone);
  return { written: files.map(hashed) };
}

/** Takes the last edit back, unless one of its files has been changed since. */
export function undo(root: string, done: Done[]): Saved {
  const [last] = done;
  if (!last) return { faults: [{ place: '', message: 'There is nothing to undo.' }] };
  const stale = last.files.filter(({ path, after }) => textOf(root, path) !== after);
  if (stale.length > 0) return { faults: stale.map(changedElsewhere) };
  for (const { path, before } of last.files) writeText(root, path, before);
  done.shift();
  return {
    written: last.files.map(({ path, before, after }) => hashed({ path, before: after, after: before })),
  };
}

const hashed = ({ path, before, after }: Written): WrittenFile => ({
  path,
  before: hashOf(before),
  after: hashOf(after),
});

function changedElsewhere({ path }: Written): Fault {
  return { place: path, message: 'Changed since you opened it. Load it again, and make your change there.' };
}

function edited(root: string, edits: readonly Edit[]): Written[] {
  const { tree } = readFiles(root);
  const layout = layoutOf(root);
  const texts = new Map<string, string>();
  for (const edit of edits.flatMap((one): Edit[] => (one.do === 'text' ? [one] : patchEdits(tree, one)))) {
    const [path = '', pointer = ''] = whereWritten(tree, edit.place).split('#');
    const text = texts.get(path) ?? textOf(root, path);
    const after =
      edit.do === 'text' ? edit.value : JSON.stringify(editJson(parsed(text), keysOf(pointer), edit));
    texts.set(path, path.endsWith('.json') ? layout(path, after) : after);
  }
  return [...texts].map(([path, after]) => ({ path, before: textOf(root, path), after }));
}

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

function brokenJson({ path, after }: Written): Fault[] {
  if (!path.endsWith('.json')) return [];
  try {
    JSON.parse(after);
    return [];
  } catch (error) {
    return [{ place: path, message: error instanceof Error ? error.message : String(error) }];
  }
}

// What was wrong before the edit is not its fault: an author may mend one thing after the other.
function judged(root: string, files: readonly Written[]): Fault[] {
  const paths = files.map(({ path }) => path);
  const now = mistakesIn(treeAfter(root, files), paths);
  if (now.length === 0) return [];
  const before = new Set(mistakesIn(readFiles(root).tree, paths).map(issueLine));
  return now
    .filter((issue) => !before.has(issueLine(issue)))
    .map(({ place, message, remedy }) => ({ place, message: `${message} ${remedy}`.trim() }));
}

function treeAfter(root: string, files: readonly Written[]): FileTree {
  const own = files.map(({ path, after }): [string, unknown] => [
    path,
    path.endsWith('.json') ? JSON.parse(after) : after,
  ]);
  return withSharedParts(withOwnWords(new Map([...readWritten(root).tree, ...own]))).tree;
}

function mistakesIn(tree: FileTree, paths: readonly string[]): ContentIssue[] {
  return lintChange(tree, paths).issues.filter(({ severity }) => severity === 'error');
}
