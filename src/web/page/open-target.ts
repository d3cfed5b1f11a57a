/** What a target of the page language means as an address: a page of the flow, a path of the site, or the lender's link. */
import type { Facts } from '../../engine/facts/facts.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import { isSafeHref } from '../../engine/text/safe-href.ts';

/** `pageHref` writes the address of a page of the flow. An external key that the lender does not have leads nowhere. */
export function targetHref(to: string, org: Facts, pageHref: (page: string) => string): string {
  if (to.startsWith('#')) return to;
  if (to.startsWith('external:')) return external(to.slice('external:'.length), org);
  if (to.startsWith('/') || /^(https:|mailto:|tel:)/.test(to)) return isSafeHref(to) ? to : '#';
  return pageHref(to);
}

function external(key: string, org: Facts): string {
  const url = readPath(org, `links.${key}`) ?? readPath(org, key);
  return typeof url === 'string' && isSafeHref(url) ? url : '#';
}
