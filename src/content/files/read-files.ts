/** Reads the JSON files of flows/, schemas/ and orgs/, each whole with the parts that it shares, and each lender's logo. */
import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../engine/issues/content-error.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { type Duplicate, duplicateKeys } from './duplicate-keys.ts';
import { type FileLimits, fileLimits } from './file-limits.ts';
import type { FileTree, Reading } from './file-tree.ts';
import { jsonDepth } from './json-depth.ts';
import { jsonFault } from './json-fault.ts';
import { type Listing, listFolder } from './list-folder.ts';
import { withOwnWords } from './own-words.ts';
import { readPlainFile } from './read-plain-file.ts';
import { refused } from './refused-file.ts';
import { withSharedParts } from './shared-parts.ts';

/** Every such file of the three folders, in the order of their paths. A file that cannot be read is a ContentError. */
export function readTree(root: string): FileTree {
  const { tree, faults } = readFiles(root);
  const [first, ...rest] = faults.filter(({ severity }) => severity === 'error');
  if (first) throw new ContentError([first, ...rest]);
  return tree;
}

/**
 * The same, with problems as issues beside what could be read. The three folders themselves may be links, which is the
 * operator's choice; nothing inside them may. A missing folder is a ContentError.
 */
export function readFiles(root: string, limits: FileLimits = fileLimits): Reading {
  const written = readWritten(root, limits);
  const { tree, faults } = withSharedParts(withOwnWords(written.tree));
  return { tree, faults: [...written.faults, ...faults] };
}

/** The files as their authors wrote them: what they share is in parts. */
export function readWritten(root: string, limits: FileLimits = fileLimits): Reading {
  for (const folder of ['flows', 'schemas', 'orgs']) requireFolder(root, folder);
  const folders = ['flows', 'schemas', ...lendersBelow(root)];
  const readings = folders.map((folder) => readFolder(root, folder, limits));
  const tree = new Map(readings.flatMap(({ tree }) => [...tree]));
  return { tree, faults: readings.flatMap(({ faults }) => faults) };
}

/** One such folder ("orgs/acme"), within the limits of one. A folder that is gone is empty. */
export function readFolder(root: string, folder: string, limits: FileLimits = fileLimits): Reading {
  const time = folder.startsWith('orgs/') ? limits.milliseconds : Number.POSITIVE_INFINITY;
  const end = performance.now() + time;
  const { paths, faults } = listedBelow(root, folder, limits);
  const tree = new Map<string, unknown>();
  let left = limits.allBytes;
  for (const path of paths.filter(isContent)) {
    if (performance.now() > end) {
      faults.push(refused(`${folder}/`, `takes longer than ${time} ms to read.`));
      break;
    }
    const file = readPlainFile(join(root, path), Math.min(limits.bytes, left));
    left -= 'bytes' in file ? file.bytes : 0;
    const value = 'fault' in file ? refused(path, file.fault) : contentOf(path, file.text, limits);
    if (isFault(value)) faults.push(value);
    else tree.set(path, value.json);
  }
  return { tree, faults };
}

function listedBelow(root: string, folder: string, limits: FileLimits): Listing {
  const isLender = folder.startsWith('orgs/');
  const stats = isLender ? lstatSync(join(root, folder), { throwIfNoEntry: false }) : undefined;
  if (isLender && !stats) return { paths: [], faults: [] };
  if (stats && !stats.isDirectory())
    return { paths: [], faults: [refused(`${folder}/`, 'is a link, or no folder.')] };
  return listFolder(root, folder, limits);
}

// A file in orgs/ itself belongs to no lender; we do not read it.
function lendersBelow(root: string): string[] {
  const entries = readdirSync(join(root, 'orgs'), { withFileTypes: true });
  const folders = entries.filter((entry) => !entry.isFile() && !entry.name.startsWith('.'));
  return folders.map(({ name }) => `orgs/${name}`).sort();
}

function requireFolder(root: string, folder: string): void {
  if (statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()) return;
  const remedy = 'Is this the folder that holds flows/, schemas/ and orgs/?';
  const message = 'the folder is not there.';
  throw new ContentError([issueAt('FILE_MISSING', `${folder}/`, message, remedy)]);
}

function isContent(path: string): boolean {
  // Files generated for editors are not content.
  if (path.startsWith('schemas/editor/')) return false;
  return path.endsWith('.json') || /^orgs\/[^/]+\/logo\.svg$/.test(path);
}

function isFault(value: ContentIssue | { json: unknown }): value is ContentIssue {
  return 'code' in value;
}

function contentOf(path: string, text: string, limits: FileLimits): ContentIssue | { json: unknown } {
  if (!path.endsWith('.json')) return { json: text };
  if (jsonDepth(text) > limits.nesting)
    return refused(path, `is nested more than ${limits.nesting} levels deep.`);
  try {
    const json: unknown = JSON.parse(text);
    const [twice] = duplicateKeys(text);
    return twice ? doubled(path, twice) : { json };
  } catch (error) {
    const remedy = 'Look there and just above for a missing or extra comma, quote or bracket.';
    const message = jsonFault(text, error);
    return issueAt('FILE_UNREADABLE', path, message, remedy);
  }
}

function doubled(path: string, { key, line, first }: Duplicate): ContentIssue {
  const message = `line ${line}: "${key}" stands in line ${first} already.`;
  return issueAt('FILE_UNREADABLE', path, message, 'Keep one of them.');
}
