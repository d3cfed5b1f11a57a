/** Logs out (ACC-R3): the token first, while the server ends the session; then where the server says, or the login. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOwnPath } from '../../engine/text/own-path.ts';
import { askRedirect } from '../platform/api/calls/identity-api.ts';
import { useForgetAnswers } from '../platform/api/hooks/session-cache.tsx';
import { useSend } from '../platform/api/transport/api-context.ts';
import { followPath, isElsewhere, isLogin } from '../platform/api/transport/session-redirect.ts';
import { writeApplication, writeToken } from '../platform/api/transport/token.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { leaveSessionNote } from '../platform/data/session-note.ts';
import { useIdentityWay } from '../platform/flags/use-identity.ts';

/** Ends the session and forgets everything that it loaded, even when the server cannot be reached. */
export function useLogout(): () => Promise<void> {
  const send = useSend();
  const org = useOrg();
  const navigate = useNavigate();
  const forget = useForgetAnswers();
  const kind = useIdentityWay()?.kind ?? 'customer';
  return useCallback(async () => {
    // The request carries the token although it is gone by then. Its answer would empty the storage without other tabs
    // hearing of it.
    const asking = askRedirect(send, 'logout', { kind, org }).catch(() => undefined);
    leaveSessionNote({ why: 'out', minutes: 0 });
    writeToken(undefined);
    writeApplication(undefined);
    const redirect = await asking;
    const { login } = org.site.links;
    const known = redirect !== undefined && (isOwnPath(redirect) || isElsewhere(redirect));
    const toLogin = !known || redirect === login;
    // A request that was refused meanwhile has led to the login, and forgotten: what is typed there stays.
    const there = isLogin(org.site.links, window.location.pathname.slice(org.basePath.length));
    if (toLogin && there) return void navigate(login, { replace: true });
    if (toLogin) void navigate(login);
    else followPath(redirect, org.basePath, (path) => void navigate(path));
    forget();
  }, [send, org, navigate, forget, kind]);
}
