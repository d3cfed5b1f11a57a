/** What the footer discloses for one lender (SPEC-11.1): the site's sentences with the lender's figures. */
import type { Org } from '../../types/org.ts';
import type { Disclosure, SiteFooter } from '../../types/site.ts';
import { interpolate } from './interpolate.ts';

/** A sentence as it is in the footer; `id` names it. */
export type Disclosed = { id: string; text: string };

/** The sentences in order. One behind a switch is said when the lender's answer, or else no, is the wanted one. */
export function disclosures(footer: SiteFooter | undefined, org: Org): Disclosed[] {
  return (footer?.disclosures ?? [])
    .filter((one) => isSaid(one, org))
    .map(({ id, text }) => ({ id, text: interpolate(text, { org }) }));
}

function isSaid({ switch: name, is }: Disclosure, org: Org): boolean {
  return name === undefined || (Reflect.get(org, name) === true) === is;
}
