/** The pages of a co-owner's part: those before the login for anyone, the others each where the part stands at it. */
import type { BrowserContext } from '@playwright/test';
import type { OrgContent } from '../../content/loaded/content.ts';
import type { Bundle, CompiledFlow } from '../../engine/content/bundle.ts';
import { standsOutside } from '../../engine/journey/stands-outside.ts';
import { type Lived, liveThroughPart } from '../walk/live-through.ts';
import { applicationPlaces } from './application-places.ts';
import type { Place } from './place.ts';
import { sitePlaces } from './site-places.ts';

/** @param lived the sample borrower, who has no part; a co-owner lives through one of another borrower's */
export async function partPlaces(
  context: BrowserContext,
  bundle: Bundle,
  flow: CompiledFlow,
  { lender, lived }: { lender: OrgContent; lived: Lived },
): Promise<Omit<Place, 'doors'>[]> {
  const part = await liveThroughPart(lived.client.base, lender, flow.id);
  const isOutside = ({ page }: Pick<Place, 'page'>) => standsOutside(flow.flow, page);
  return [
    ...sitePlaces(flow, lived.client).filter(isOutside),
    ...applicationPlaces(context, bundle, flow, part).filter((place) => !isOutside(place)),
  ];
}
