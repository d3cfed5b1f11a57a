/** What the desk of a lender reviews, with the flow whose rules open it. */
import type { CompiledFlow } from '../../../engine/content/bundle.ts';
import type { Reviews } from '../../../types/reviews.ts';
import type { World } from '../../platform/world/world.ts';

export type FlowReviews = { flow: CompiledFlow; reviews: Reviews };

/**
 * Undefined where the flow has no reviews.
 * @param flowId of the application; without it, the lender's flow that has some
 */
export function reviewsOf({ content }: World, orgCode: string, flowId?: string): FlowReviews | undefined {
  const lender = content.orgs[orgCode];
  const [id = '', found] =
    Object.entries(lender?.data ?? {}).find(([id, { reviews }]) => reviews && (flowId ?? id) === id) ?? [];
  const flow = lender?.flows[id];
  return flow && found?.reviews ? { flow, reviews: found.reviews } : undefined;
}
