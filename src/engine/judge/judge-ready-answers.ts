/** What a lender's agents put into a reply: the lender may change, add and leave out, in words that are judged as those of a page. */
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from '../lints/place-issue.ts';
import { differences } from './differences.ts';
import { type LenderWords, wordFaults } from './lender-words.ts';

const words = ['title', 'text', 'named'];
/** What only `named` fills in. */
const name = '{{visitor.firstName}}';

/** Everything that is wrong with the words of an answer that is changed or added. */
export function judgeReadyAnswers({ patchFile, base, merged, ...rules }: LenderWords): ContentIssue[] {
  const issue = placeIssue(patchFile);
  return differences(base, merged, isAnswer).flatMap(({ keys: [part, , key = ''], pointer, after }) => {
    if (part !== 'answers' || !words.includes(key)) {
      const remedy = `Lenders may change: ${words.join(', ')}.`;
      return [issue('OVERRIDE_FORBIDDEN', pointer, 'no lender may change this.', remedy)];
    }
    if (after === undefined) return [];
    const before = key === 'named' ? [name] : [];
    return wordFaults(issue, pointer, String(after), { ...rules, before });
  });
}

/** An answer that only one side has is judged key by key. */
const isAnswer = (pointer: string) => /^\/answers\/[^/]+$/.test(pointer);
