/** The sentences of a lender's price table: other words for the same lines and reasons, with the same figures filled in. */
import type { Org } from '../../types/org.ts';
import type { Pricing } from '../../types/pricing.ts';
import type { Vocabulary } from '../content/bundle.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from '../lints/place-issue.ts';
import { judgeText, type ReadWords } from './judge-text.ts';

export type LenderPrices = {
  patchFile: string;
  base: Pricing;
  merged: Pricing;
  org: Org;
  vocabulary: Vocabulary;
  readWords: ReadWords;
};

/** Every label and reason that the lender changed to something else than words. */
export function judgePriceWords(given: LenderPrices): ContentIssue[] {
  return (['labels', 'reasons'] as const).flatMap((list) => {
    const [before, after] = [given.base[list], given.merged[list]];
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => wordIssues(given, `/${list}/${key}`, ownOf(before, key), ownOf(after, key)));
  });
}

function wordIssues(
  { patchFile, ...rules }: LenderPrices,
  pointer: string,
  before: string | undefined,
  after: string | undefined,
): ContentIssue[] {
  const issue = placeIssue(patchFile);
  if (before === after) return [];
  if (before === undefined || after === undefined)
    return [
      issue(
        'OVERRIDE_FORBIDDEN',
        pointer,
        'the lines and reasons are the same for every lender.',
        'Leave it as the base file has it.',
      ),
    ];
  const known = wordsIn(before);
  const strange = wordsIn(after).find((word) => !known.includes(word));
  const filled = strange
    ? [
        issue(
          'OVERRIDE_FILLS',
          pointer,
          `"${strange}" is filled in nowhere here.`,
          `Use: ${known.join(', ') || 'plain words'}.`,
        ),
      ]
    : [];
  const faults = judgeText(after, { ...rules, before: [before] });
  return [...filled, ...faults.map(({ code, message, remedy }) => issue(code, pointer, message, remedy))];
}

function wordsIn(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? [];
}

function ownOf(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
