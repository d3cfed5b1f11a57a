/** Finds stored answers that our documents could not show: such a letter would come out as an empty box. */
import type { BrowserPage } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { type AnswerWords, answerWords } from '../text/answer-words.ts';
import { interpolate } from '../text/interpolate.ts';
import { unprintable } from '../text/printable.ts';

/** What is wrong with one answer, as `FieldIssue` has it. */
type Fault = { pointer: string; message: string; code: string };

/** One issue for each such text, with the characters in question. Answers that are not stored may hold any. */
export function unprintableAnswers(
  { fields }: Pick<BrowserPage, 'fields'>,
  data: Record<string, unknown>,
  words: AnswerWords,
): Fault[] {
  const stored = Object.entries(data).filter(([name]) => fields[name]);
  return stored.flatMap(([name, value]) => issuesIn(value, `/${name}`, words));
}

function issuesIn(value: unknown, pointer: string, words: AnswerWords): Fault[] {
  if (typeof value === 'string') return issueOf(unprintable(value), pointer, words);
  if (!Array.isArray(value) && !isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => issuesIn(part, `${pointer}/${key}`, words));
}

function issueOf(characters: string[], pointer: string, words: AnswerWords): Fault[] {
  if (characters.length === 0) return [];
  const facts = { characters: characters.slice(0, 10).join(' ') };
  return [
    {
      pointer,
      message: interpolate(words.unprintable ?? answerWords.unprintable, facts),
      code: 'unprintable',
    },
  ];
}
