/**
 * Judges the blocks of a page after a lender's patch: reworded where their kind allows it, with the lender's own
 * blocks between them.
 */
import type { Block } from '../../types/page.ts';
import { isRecord } from '../facts/facts.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from '../lints/place-issue.ts';
import { type KeyedBlock, keyedBlocks } from './block-key.ts';
import { letsLenders } from './block-leave.ts';
import { type Difference, differences } from './differences.ts';
import { type LenderPage, permits } from './lender-page.ts';
import { lockedWords, wordFaults } from './lender-words.ts';
import { lockedParts } from './locked-parts.ts';

/** Where blocks hold words. Slots, links and pictures are not words. */
const words =
  /^\/(title|text|empty|label|reference|items\/\d+(\/(label|text))?|points\/\d+\/(title|text)|(done|expired)\/(title|text)|(rows|columns|milestones|actions)\/\d+\/label)$/;

const most = 6;

/** Findings in what the blocks say; whether they are there and in which order is judged elsewhere. */
export function judgeBlocks(given: LenderPage): ContentIssue[] {
  const before = new Map(keyedBlocks(given.base).map((keyed) => [keyed.key, keyed.block]));
  const after = keyedBlocks(given.merged);
  const added = after.filter(({ key }) => !before.has(key));
  const locked = lockedParts(given.base, given.domain);
  return [
    ...tooMany(given, added),
    ...after.flatMap((keyed) => {
      const base = before.get(keyed.key);
      return base ? changed(given, base, keyed, locked) : ownBlock(given, keyed);
    }),
  ];
}

function tooMany({ patchFile }: LenderPage, added: readonly KeyedBlock[]): ContentIssue[] {
  if (added.length <= most) return [];
  const message = `${added.length} blocks of the lender's own would drown the page.`;
  return [placeIssue(patchFile)('OVERRIDE_HIDES', '/content', message, `Add ${most} at most.`)];
}

function ownBlock(given: LenderPage, { block, index, key }: KeyedBlock): ContentIssue[] {
  const at = `/content/${index}`;
  const issue = placeIssue(given.patchFile);
  const mayAdd = permits(given.base, 'text') && letsLenders(given.vocabulary, block.block, 'add');
  if (!mayAdd)
    return [
      issue(
        'OVERRIDE_FORBIDDEN',
        at,
        `no lender may add the block "${key}".`,
        'Remove it; a block of the page keeps its id.',
      ),
    ];
  return textsIn(block).flatMap(({ pointer, text }) =>
    wordFaults(issue, `${at}${pointer}`, text, { ...given, before: [] }),
  );
}

function changed(
  given: LenderPage,
  base: Block,
  { block, index, key }: KeyedBlock,
  locked: ReadonlySet<string>,
): ContentIssue[] {
  const issue = placeIssue(given.patchFile);
  const mayReword =
    permits(given.base, 'text') && !locked.has(key) && letsLenders(given.vocabulary, base.block, 'words');
  const before = textsIn(base).map(({ text }) => text);
  return differences(base, block).flatMap((difference): ContentIssue[] => {
    const at = `/content/${index}${difference.pointer}`;
    if (difference.pointer === '/fields') return [];
    const texts = wordsOf(difference);
    if (!texts)
      return [
        issue('OVERRIDE_FORBIDDEN', at, 'no lender may change this.', 'Leave it as the base file has it.'),
      ];
    if (!mayReword) return [lockedWords(issue, at, `the words of "${key}"`)];
    return texts.flatMap(({ pointer, text }) =>
      wordFaults(issue, `${at}${pointer}`, text, { ...given, before }),
    );
  });
}

type Text = { pointer: string; text: string };

/** The texts that a difference writes; undefined when it changes more than words. A removed text is blank. */
function wordsOf({ pointer, before, after }: Difference): Text[] | undefined {
  const isList = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (pointer === '/items' && isList(before) && isList(after)) return textsIn(after);
  if (!words.test(pointer) || (before !== undefined && typeof before !== 'string')) return undefined;
  if (after === undefined) return /^\/(title|reference)$/.test(pointer) ? [] : [{ pointer: '', text: '' }];
  return typeof after === 'string' ? [{ pointer: '', text: after }] : undefined;
}

function textsIn(value: unknown, pointer = ''): Text[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  const entries = Array.isArray(value)
    ? value.map((part, index) => [index, part] as const)
    : Object.entries(isRecord(value) ? value : {});
  return entries.flatMap(([key, part]) =>
    key === 'block' || key === 'id' ? [] : textsIn(part, `${pointer}/${key}`),
  );
}
