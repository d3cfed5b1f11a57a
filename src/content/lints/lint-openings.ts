/**
 * An answer of the chatbot stands alone: it never begins with a word (`answers` of schemas/words.json) that is only true beside
 * one wording of the question. In the language of the flows and in every translation.
 */
import { isRecord } from '../../engine/facts/facts.ts';
import { pointerOf } from '../../engine/facts/json-pointer.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { openingReader } from '../../engine/lints/opening-reader.ts';
import type { Words } from '../../types/words.ts';
import type { FileTree } from '../files/file-tree.ts';

const answersFile = /(^|\/)flows\/(?:languages\/[^/]+\/)?[^/]+\/faq\.json$/;

/** @param looked the files to judge @param tree where the words and the untranslated answers are */
export function lintOpenings(looked: FileTree, tree: FileTree): ContentIssue[] {
  const words = tree.get('schemas/words.json');
  const avoided = isRecord(words) ? (words as unknown as Words).answers : undefined;
  if (!Array.isArray(avoided)) return [];
  const read = openingReader(avoided);
  return [...looked].flatMap(([path, json]) =>
    answersFile.test(path)
      ? answersOf(json, path, tree).flatMap(({ name, text }) =>
          read(text).map(({ found, use, why }) =>
            issueAt(
              'FAQ_OPENING' as const,
              `${path}#${pointerOf(['entries', name, 'text'])}`,
              `the answer begins with “${found}”. ${why}`,
              `Write ${use}.`,
            ),
          ),
        )
      : [],
  );
}

type Answer = { name: string; text: string };

/** The texts that answer; what declines or hands over to a person says so itself. */
function answersOf(json: unknown, path: string, tree: FileTree): Answer[] {
  const entries = entriesOf(json);
  const base = entriesOf(tree.get(path.replace(/^.*flows\/(?:languages\/[^/]+\/)?/, 'flows/')));
  return Object.entries(entries).flatMap(([name, entry]) => {
    const does = partOf(entry, 'does') ?? partOf(base[name], 'does') ?? 'answer';
    const text = partOf(entry, 'text');
    return does === 'answer' && typeof text === 'string' ? [{ name, text }] : [];
  });
}

function entriesOf(json: unknown): Record<string, unknown> {
  const entries = partOf(json, 'entries');
  return isRecord(entries) ? entries : {};
}

const partOf = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
