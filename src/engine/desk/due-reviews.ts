/**
 * Finds which reviews of a flow an application needs now, and which are over. The caller knows what was opened before.
 */
import type { Reviews } from '../../types/reviews.ts';
import type { FlowCore } from '../content/bundle.ts';
import type { Standing } from '../journey/standing.ts';
import { holds } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';

/** One time that a review was opened. It is `over` once its rule no longer holds, answered or not. */
export type KnownReview = { name: string; occasion: number; over: boolean };

/**
 * `open`: the reviews to open, each with its number among those of its name, from 1; `over`: those whose reason is gone.
 * A review that was answered while its rule continues holding is not opened again.
 */
export function dueReviews(
  flow: Pick<FlowCore, 'org' | 'rules'>,
  { reviews, over }: Reviews,
  { facts, step }: Pick<Standing, 'facts' | 'step'>,
  known: readonly KnownReview[],
): { open: Omit<KnownReview, 'over'>[]; over: KnownReview[] } {
  const scope = scopeOf(flow, facts, { step });
  const isOver = over !== undefined && holds(flow.rules, over.when, scope);
  const needed = Object.entries(reviews).filter(
    ([, { when, afterEnd }]) => (!isOver || afterEnd) && holds(flow.rules, when, scope),
  );
  const names = new Set(needed.map(([name]) => name));
  const running = known.filter(({ over }) => !over);
  return {
    open: [...names]
      .filter((name) => !running.some((one) => one.name === name))
      .map((name) => ({ name, occasion: known.filter((one) => one.name === name).length + 1 })),
    over: running.filter(({ name }) => !names.has(name)),
  };
}
