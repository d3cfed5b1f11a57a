/** Goes elsewhere as the site's redirects say: inside the application, or to the lender's own site. */
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useOrg } from '../data/org-context.ts';
import { targetHref } from '../page/open-target.ts';

/** `to` is a path or external:<key of the lender's links>. */
export function Leave({ to, search }: { to: string; search: string }) {
  const org = useOrg();
  const href = targetHref(to, { links: org.links ?? {} }, (page) => `/${page}`);
  const outside = !href.startsWith('/');
  useEffect(() => {
    if (outside && href !== '#') window.location.replace(href);
  }, [outside, href]);
  return outside ? null : <Navigate to={`${href}${search}`} replace />;
}
