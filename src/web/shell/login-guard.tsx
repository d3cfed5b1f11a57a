/**
 * A login that is not complete gets the page that completes it, whatever was opened: the second factor first, then the new password that
 * must be chosen. The server answers nothing else.
 */
import { Navigate, useLocation } from 'react-router-dom';
import { useSupportCore } from '../platform/api/hooks/use-support-core.ts';
import { isListed } from '../platform/data/listed-path.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { useIdentity } from '../platform/flags/use-identity.ts';

/** Draws nothing. */
export function LoginGuard() {
  const { basePath } = useOrg();
  const { pathname, search } = useLocation();
  const { data } = useIdentity();
  const site = useSupportCore().data?.site;
  const { secondFactor, newPassword, login } = site?.links ?? {};
  if (data?.factorDue && secondFactor && ![secondFactor, login].includes(pathname)) {
    const back = new URLSearchParams({ redirectUrl: `${basePath}${pathname}${search}` });
    return <Navigate to={`${secondFactor}?${back}`} replace />;
  }
  const isOver = !data?.passwordExpired || data.factorDue || !newPassword || pathname === newPassword;
  return isOver || isListed(pathname, site?.publicPaths) ? null : <Navigate to={newPassword} replace />;
}
