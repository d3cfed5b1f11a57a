/** Logs out (R3): the server first, then the token, then where the server says or the login. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../api/api-context.ts';
import { useForgetAnswers } from '../api/session-cache.tsx';
import { isOwnPath } from '../api/session-redirect.ts';
import { writeApplication, writeToken } from '../api/token.ts';
import { isObject } from '../data/json.ts';
import { useOrg } from '../data/org-context.ts';

const PATH = '/identity-broker/customer/secure/api/v3/logout';

/** Ends the session and forgets everything that was loaded in it, even when the server cannot be reached. */
export function useLogout(): () => Promise<void> {
  const send = useSend();
  const org = useOrg();
  const navigate = useNavigate();
  const forget = useForgetAnswers();
  return useCallback(async () => {
    const body = { applicationName: 'heloc', orgCode: org.orgCode, mode: org.mode };
    const answer = await send({ method: 'POST', path: PATH, body }).catch(() => undefined);
    writeToken(undefined);
    writeApplication(undefined);
    const redirect = isObject(answer) ? answer.redirect : undefined;
    const inside =
      typeof redirect === 'string' && isOwnPath(redirect) && redirect.startsWith(`${org.basePath}/`);
    navigate(inside ? redirect.slice(org.basePath.length) : '/login');
    forget();
  }, [send, org, navigate, forget]);
}
