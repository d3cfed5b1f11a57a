/** Refuses avoided words in what borrowers read: every text of flows/ and orgs/, in the file that wrote it. */
import { isRecord } from '../../engine/facts/facts.ts';
import { pointerOf } from '../../engine/facts/json-pointer.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { type AvoidedUse, wordReader } from '../../engine/lints/word-reader.ts';
import type { Words } from '../../types/words.ts';
import type { FileTree } from '../files/file-tree.ts';

type Text = { text: string; keys: Array<string | number> };

// What product managers and machines read, and what borrowers themselves ask. Rules only have meanings, and the machine only names.
const untold = [
  '$comment',
  'asks',
  '$schema',
  '$ref',
  'means',
  'description',
  'pattern',
  'logic',
  'id',
  'icon',
  'to',
  'page',
];
const told =
  /^(flows|orgs)\/(?!.*languages\/|.*(rules|machine|polling|reviews|phases|timers)\.json$|.*\/(samples|cases)\/).*\.json$/;

/** Nothing when the tree has no schemas/words.json. @param looked the files of it that are read */
export function lintWording(looked: FileTree, tree: FileTree): ContentIssue[] {
  const words = tree.get('schemas/words.json');
  if (!isWords(words)) return [];
  const read = wordReader(words);
  return [...looked].flatMap(([path, json]) => (told.test(path) ? inFile(path, json, read) : []));
}

function inFile(path: string, json: unknown, read: (text: string) => AvoidedUse[]): ContentIssue[] {
  return textsIn(json).flatMap(({ text, keys }) =>
    read(text).map(({ found, use, why }) =>
      issueAt(
        'WORD_AVOIDED' as const,
        `${path}#${pointerOf(keys)}`,
        `“${found}” is not what borrowers are told. ${why}`,
        `Write: ${use}.`,
      ),
    ),
  );
}

function textsIn(value: unknown, keys: Text['keys'] = []): Text[] {
  // A name or a path has neither capitals nor spaces.
  if (typeof value === 'string') return /[A-Z\s]/.test(value) ? [{ text: value, keys }] : [];
  if (Array.isArray(value)) return value.flatMap((part, index) => textsIn(part, [...keys, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    untold.includes(key) ? [] : textsIn(part, [...keys, key]),
  );
}

// Its shape is checked before its words are used.
function isWords(value: unknown): value is Words {
  return isRecord(value) && Array.isArray(value.avoid);
}
