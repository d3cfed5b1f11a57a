/** What the desk of a lender reviews, with the flow whose rules open it. */
import type { CompiledFlow } from '../../../engine/content/bundle.ts';
import type { Reviews } from '../../../types/reviews.ts';
import type { World } from '../../world/world.ts';

export type FlowReviews = { flow: CompiledFlow; reviews: Reviews };

/** Undefined where no flow of the lender has reviews. */
export function reviewsOf({ content }: World, orgCode: string): FlowReviews | undefined {
  const lender = content.orgs[orgCode];
  const [id = '', found] = Object.entries(lender?.data ?? {}).find(([, { reviews }]) => reviews) ?? [];
  const flow = lender?.flows[id];
  return flow && found?.reviews ? { flow, reviews: found.reviews } : undefined;
}
