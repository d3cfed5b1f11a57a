/**
 * Puts what files of flows/ share into each file that names it, before anything else reads them: `"use": "phone"` stands for
 * flows/parts/phone.json, `"extends": "heloc/pages/identity"` at the head of a file for that file. What stands beside either
 * is a merge patch over it (RFC 7396), as a lender's files are. No reader after this knows of parts.
 */
import { applyPatch } from '../../engine/content/apply-patch.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { leafPointers, pointerOf } from '../../engine/facts/json-pointer.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import type { FileTree, Reading } from './file-tree.ts';
import { noteOrigins, type Origin, partsFolder } from './origins.ts';
import { languagesFolder, overlayAt } from './overlay-files.ts';
import { plain } from './plain.ts';
import { sharedWords } from './shared-words.ts';

// What borrowers read under the key "use" (flows/site.json) is a sentence; a part has the name of a file.
const partName = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** The tree with every file whole and without the parts; what names no part or file is an issue, as is a part without a user. */
export function withSharedParts(tree: FileTree): Reading {
  const made: Making = { tree, whole: new Map(), open: [], faults: [] };
  const own = [...tree].filter(([path]) => isWhole(path));
  const files = new Map(own.map(([path]) => [path, wholeFile(made, path)]));
  const used = new Set([...made.whole.values()].flatMap(({ origins }) => origins.map(({ file }) => file)));
  const unused = partsOf(tree).filter((path) => !used.has(path));
  for (const { json, origins } of files.values()) noteOrigins(json, origins);
  const words = sharedWords(tree, files);
  const left = [...tree].flatMap(([path, json]): Array<[string, unknown]> => {
    if (path.startsWith(partsFolder) || isWordsOfPart(tree, path)) return [];
    return [[path, words.get(path) ?? files.get(path)?.json ?? json]];
  });
  const faults = [...made.faults, ...unused.map(noUser)];
  return { tree: new Map([...left, ...[...words].filter(([path]) => !tree.has(path))]), faults };
}

type Whole = { json: unknown; origins: readonly Origin[] };

type Making = {
  tree: FileTree;
  whole: Map<string, Whole>;
  /** The files that are being put together: one of them again would never end. */
  open: string[];
  faults: ContentIssue[];
};

/** The parts by their paths, in the order of the tree. */
export function partsOf(tree: FileTree): string[] {
  return [...tree.keys()].filter((path) => path.startsWith(partsFolder));
}

/** Whether a file may use parts, and be extended. */
export function isWhole(path: string): boolean {
  return path.startsWith('flows/') && !path.startsWith(languagesFolder) && !path.startsWith(partsFolder);
}

// Words for a part that is not there stay, and are found to translate nothing.
function isWordsOfPart(tree: FileTree, path: string): boolean {
  const file = overlayAt(path)?.file;
  return file?.startsWith(partsFolder) === true && tree.has(file);
}

function wholeFile(made: Making, path: string): Whole {
  const known = made.whole.get(path);
  if (known) return known;
  made.open.push(path);
  const whole = extended(made, path, made.tree.get(path));
  made.open.pop();
  made.whole.set(path, whole);
  return whole;
}

function extended(made: Making, path: string, json: unknown): Whole {
  if (!isRecord(json) || typeof json.extends !== 'string') return filled(made, json, { path, keys: [] });
  const { extends: name, ...own } = json;
  const patch = filled(made, own, { path, keys: [] });
  const base = named(made, `flows/${name}.json`, { path, keys: ['extends'] });
  if (!base) return patch;
  const from = { pointer: '', own: leafPointers(plain(own)), ...base };
  return { json: applyPatch(base.whole, patch.json), origins: [from, ...patch.origins] };
}

type At = { path: string; keys: ReadonlyArray<string | number> };

// Files that use nothing stay the very same objects.
function filled(made: Making, value: unknown, at: At): Whole {
  if (Array.isArray(value))
    return filledIn(made, [...value.entries()], at, value, (list) => list.map(second));
  if (!isRecord(value)) return { json: value, origins: [] };
  const { use, ...own } = value;
  if (typeof use === 'string' && partName.test(use)) return usedPart(made, use, own, at);
  return filledIn(made, Object.entries(value), at, value, Object.fromEntries);
}

function filledIn(
  made: Making,
  entries: Array<[string | number, unknown]>,
  { path, keys }: At,
  value: unknown,
  whole: (entries: Array<[string | number, unknown]>) => unknown,
): Whole {
  const inner = entries.map(
    ([key, part]) => [key, filled(made, part, { path, keys: [...keys, key] })] as const,
  );
  const origins = inner.flatMap(([, { origins }]) => origins);
  if (origins.length === 0) return { json: value, origins };
  return { json: whole(inner.map(([key, { json }]) => [key, json])), origins };
}

const second = ([, value]: readonly [unknown, unknown]) => value;

function usedPart(made: Making, name: string, beside: Record<string, unknown>, at: At): Whole {
  const own = plain(beside) as Record<string, unknown>;
  const patch = filled(made, own, at);
  const part = named(made, `${partsFolder}${name}.json`, { ...at, keys: [...at.keys, 'use'] });
  if (!part) return patch;
  const from = {
    pointer: pointerOf(at.keys),
    own: Object.keys(own).length > 0 ? leafPointers(own) : [],
    ...part,
  };
  if (from.own.length === 0) return { json: part.whole, origins: [from] };
  if (!isRecord(part.whole)) made.faults.push(unlike(at, name));
  return { json: applyPatch(part.whole, patch.json), origins: [from, ...patch.origins] };
}

function named(made: Making, file: string, at: At): Pick<Origin, 'file' | 'whole' | 'origins'> | undefined {
  if (!made.tree.has(file)) made.faults.push(unknown(made.tree, file, at));
  else if (made.open.includes(file)) made.faults.push(circle(file, at));
  else {
    const { json, origins } = wholeFile(made, file);
    return { file, whole: plain(json), origins };
  }
  return undefined;
}

const placeOf = ({ path, keys }: At) => `${path}#${pointerOf(keys)}`;

function unknown(tree: FileTree, file: string, at: At): ContentIssue {
  const isPart = file.startsWith(partsFolder);
  const folder = isPart ? partsFolder : 'flows/';
  const known = [...tree.keys()].filter((path) => (isPart ? path.startsWith(folder) : isWhole(path)));
  const short = (path: string) => path.slice(folder.length, -'.json'.length);
  const remedy = didYouMean(short(file), known.map(short)) || 'Name a file by its path, without .json.';
  return issueAt('PART_UNKNOWN', placeOf(at), `there is no ${file}.`, remedy);
}

function circle(file: string, at: At): ContentIssue {
  return issueAt(
    'PART_CIRCLE',
    placeOf(at),
    `${file} is made of this very file.`,
    'Write one of the two out.',
  );
}

function unlike(at: At, name: string): ContentIssue {
  const message = `${partsFolder}${name}.json is no object, so nothing of it can be changed here.`;
  return issueAt('PART_UNKNOWN', placeOf(at), message, 'Leave "use" alone there, or write the whole out.');
}

function noUser(place: string): ContentIssue {
  return issueAt('PART_UNUSED', place, 'no file uses this part.', 'Use it, or remove it.');
}
