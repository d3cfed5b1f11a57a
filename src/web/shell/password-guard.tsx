/**
 * A user who must choose a new password gets the page for it, whatever they opened: the server answers nothing else.
 */
import { Navigate, useLocation } from 'react-router-dom';
import { useSupportCore } from '../api/hooks/use-support-core.ts';
import { isListed } from '../data/listed-path.ts';
import { useIdentity } from '../flags/use-identity.ts';

/** Draws nothing. */
export function PasswordGuard() {
  const { pathname } = useLocation();
  const { data } = useIdentity();
  const site = useSupportCore().data?.site;
  const to = site?.links?.newPassword;
  if (!data?.passwordExpired || !to || pathname === to || isListed(pathname, site?.publicPaths)) return null;
  return <Navigate to={to} replace />;
}
