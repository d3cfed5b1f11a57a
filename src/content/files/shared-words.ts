/** Translates what files share once: the words of a part lie in the translation of each file that uses it, as far as the English does. */
import { applyPatch } from '../../engine/content/apply-patch.ts';
import { entryAt, entryName } from '../../engine/content/apply-words.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { keysOf, leafPointers, pointerOf } from '../../engine/facts/json-pointer.ts';
import type { FileTree } from './file-tree.ts';
import { noteOrigins, type Origin, partsFolder } from './origins.ts';
import { languagesFolder, overlayAt, overlayName, wordsOf } from './overlay-files.ts';
import { plain } from './plain.ts';

type English = { json: unknown; origins: readonly Origin[] };

/** Path of a translation -> its words and those of the parts, for every file that shares something. */
export function sharedWords(tree: FileTree, files: ReadonlyMap<string, English>): Map<string, unknown> {
  const sharing = [...files].filter(([, { origins }]) => origins.length > 0);
  const all = languagesIn(tree).flatMap((language) =>
    sharing.map(([file, english]) => wordsFor({ tree, language }, file, english)),
  );
  const found = all.filter(({ origins }) => origins.length > 0);
  for (const { words, origins } of found) noteOrigins(words, origins);
  return new Map(found.map(({ path, words }) => [path, words]));
}

function languagesIn(tree: FileTree): string[] {
  const overlays = [...tree.keys()].flatMap((path) => overlayAt(path) ?? []);
  return [...new Set(overlays.flatMap(({ language, lender }) => (lender === undefined ? language : [])))];
}

type Words = { path: string; words: unknown; origins: Origin[] };

function wordsFor(at: { tree: FileTree; language: string }, file: string, english: English): Words {
  const own = wordsOf(at.tree, file, at.language);
  const path = `${languagesFolder}${at.language}/${overlayName(file)}`;
  const shared = english.origins.flatMap(({ pointer, file: source, whole, origins }) => {
    const { names, json } = named(english.json, keysOf(pointer));
    const part = wordsFor(at, source, { json: whole, origins });
    const words = sameWords(plain(part.words), whole, json);
    return words === undefined ? [] : [{ ...part, names, words }];
  });
  // A page is in another language as a whole or not at all: the words of its parts alone do not make it so.
  const isTranslated = own !== undefined || shared.some(({ names }) => names.length === 0);
  if (!isTranslated && !file.startsWith(partsFolder)) return { path, words: undefined, origins: [] };
  const below = shared.reduce<unknown>((all, { names, words }) => applyPatch(all, put(names, words)), {});
  const origins = shared.map(
    ({ names, path: source, words, origins: inner }): Origin => ({
      pointer: pointerOf(names),
      file: source,
      own: leafPointers(names.reduce(entryAt, own) ?? {}).filter((one) => one !== ''),
      whole: words,
      origins: inner,
    }),
  );
  return { path, words: applyPatch(below, own ?? {}), origins };
}

// A translation calls the entries of a list by their names.
function named(json: unknown, keys: readonly string[]): { names: string[]; json: unknown } {
  const [key, ...rest] = keys;
  if (key === undefined) return { names: [], json };
  const inner = isRecord(json) ? json[key] : Array.isArray(json) ? json[Number(key)] : undefined;
  const below = named(inner, rest);
  return {
    names: [Array.isArray(json) ? entryName(inner, Number(key)) : key, ...below.names],
    json: below.json,
  };
}

// Where the file says something else, the words of the part are none of it; where the part says nothing any more, the check tells.
function sameWords(words: unknown, whole: unknown, json: unknown): unknown {
  if (!isRecord(words)) {
    const isSame = whole === undefined || JSON.stringify(whole) === JSON.stringify(json);
    return isSame ? words : undefined;
  }
  const inner = Object.entries(words).map(([name, part]) => [
    name,
    sameWords(part, entryAt(whole, name), entryAt(json, name)),
  ]);
  const same = inner.filter(([, part]) => part !== undefined);
  return same.length === 0 ? undefined : Object.fromEntries(same);
}

function put(names: readonly string[], words: unknown): unknown {
  return names.reduceRight((inner, name) => ({ [name]: inner }), words);
}
