/** What a lender's agents put into a reply: the lender may change, add and leave out, in words that are judged as those of a page. */
import type { Org } from '../../types/org.ts';
import type { Vocabulary } from '../content/bundle.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from '../lints/place-issue.ts';
import type { AvoidedUse } from '../lints/word-reader.ts';
import { differences } from './differences.ts';
import { judgeText } from './judge-text.ts';

export type LenderAnswers = {
  patchFile: string;
  base: unknown;
  merged: unknown;
  org: Org;
  vocabulary: Vocabulary;
  readWords: (text: string) => AvoidedUse[];
};

const words = ['title', 'text', 'named'];
/** What only `named` fills in. */
const name = '{{visitor.firstName}}';

/** Everything that is wrong with the words of an answer that is changed or added. */
export function judgeReadyAnswers({ patchFile, base, merged, ...rules }: LenderAnswers): ContentIssue[] {
  const issue = placeIssue(patchFile);
  return differences(base, merged, isAnswer).flatMap(({ keys: [part, , key = ''], pointer, after }) => {
    if (part !== 'answers' || !words.includes(key))
      return [
        issue(
          'OVERRIDE_FORBIDDEN',
          pointer,
          'no lender may change this.',
          `Lenders may change: ${words.join(', ')}.`,
        ),
      ];
    if (after === undefined) return [];
    const said = { ...rules, before: key === 'named' ? [name] : [] };
    return judgeText(String(after), said).map(({ code, message, remedy }) =>
      issue(code, pointer, message, remedy),
    );
  });
}

/** An answer that only one side has is judged key by key. */
const isAnswer = (pointer: string) => /^\/answers\/[^/]+$/.test(pointer);
