/** What a lender wrote itself, in the language of the reader. */
import type { Org } from '../../types/org.ts';
import type { SiteFooter } from '../../types/site.ts';
import { interpolate } from './interpolate.ts';

/** `english`: absent where the reader's language is the one of the flows. */
type Footers = { english: SiteFooter | undefined; spoken: SiteFooter | undefined };

/** The translation of exactly this text; without one, the lender's own words. */
export function lendersOwn(text: string, org: Org, { english, spoken }: Footers): string {
  const known = english?.lenders?.find((one) => interpolate(one.text, { org }) === text);
  const said = known && spoken?.lenders?.find(({ id }) => id === known.id);
  return said ? interpolate(said.text, { org }) : text;
}
