/** Where a co-owner's part stands. It was opened by its own identifier, at which the borrower's pages would stand. */
import type { FlowRoles } from '../../engine/content/flow-roles.ts';
import type { Place } from '../../engine/journey/place.ts';
import type { Journey } from '../platform/data/journey.ts';

/** A path below the base path; undefined where the journey's own pages stand at `place`. */
export function partAddress(
  { parts, byPrefix }: Pick<FlowRoles, 'parts' | 'byPrefix'>,
  place: Pick<Place, 'flow'>,
  { flow }: Pick<Journey, 'flow'>,
): string | undefined {
  if (flow === undefined || flow === place.flow || !parts.includes(flow)) return undefined;
  const prefix = Object.keys(byPrefix).find((word) => byPrefix[word] === flow);
  return prefix && `/${prefix}`;
}
