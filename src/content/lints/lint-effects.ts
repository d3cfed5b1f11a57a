/**
 * Every effect that the server knows is run by some page or by a reviewer's answer: an effect that loses its last button
 * is lost to every borrower.
 */
import type { Bundle } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { effectsOf, effectWord } from '../../engine/lints/effects.ts';

/** One issue per effect of the vocabulary that no page of these flows runs. Parts of a product have no effects at all. */
export function lintEffects(bundles: readonly Bundle[]): ContentIssue[] {
  const [first] = bundles;
  const used = new Set(bundles.flatMap(usedIn));
  const known = isRecord(first?.vocabulary.effects) ? Object.keys(first.vocabulary.effects) : [];
  if (!first || !bundles.some(({ flow }) => flow.basePath.includes('{uuid}')) || used.size === 0) return [];
  return known
    .filter((name) => !used.has(name) && !effectWord(first, name).reserved)
    .map((name) =>
      issueAt(
        'EFFECT_UNUSED',
        `schemas/vocabulary.json#/effects/${name}`,
        `neither a page nor a review runs the effect "${name}".`,
        'Name it under effects of the button that lost it, or call it reserved in the vocabulary.',
      ),
    );
}

function usedIn({ pages, reviews, conditions = {} }: Bundle): string[] {
  const answers = Object.values(reviews?.reviews ?? {}).flatMap((review) => Object.values(review.answers));
  return [
    ...Object.values(pages).flatMap(effectsOf),
    ...answers.flatMap(({ effects }) => effects),
    ...Object.values(conditions).flatMap(({ asks = [] }) => asks),
  ];
}
