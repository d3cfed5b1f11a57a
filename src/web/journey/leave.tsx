/** Goes elsewhere as the site's redirects say: inside the application, or to the lender's own site. */

import { useEffect } from 'react';
import { targetHref } from '../page/open-target.ts';
import { useMainSite } from '../platform/api/hooks/use-main-site.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { LeadOn } from '../shell/lead-on.tsx';

/** `to` is a path or external:<key of the lender's links>. */
export function Leave({ to, search }: { to: string; search: string }) {
  const org = useOrg();
  const key = to.startsWith('external:') ? to.slice('external:'.length) : undefined;
  // A place that the lender does not name is the page of that name on the main site (ACC-B12).
  const unnamed = key !== undefined && org.links?.[key] === undefined;
  const { site, settled } = useMainSite(!unnamed);
  const links = unnamed && settled && site ? { [key]: `${site}/${key}` } : (org.links ?? {});
  const href = targetHref(to, { links }, (page) => `/${page}`);
  const outside = !href.startsWith('/');
  useEffect(() => {
    if (outside && href !== '#') window.location.replace(href);
  }, [outside, href]);
  return outside ? null : <LeadOn to={`${href}${search}`} />;
}
