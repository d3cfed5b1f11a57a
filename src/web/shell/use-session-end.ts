/**
 * What happens when a session ends (R1; fault F9, F12): over a page with answers the borrower logs in again and loses
 * nothing; everywhere else one of three places follows. Other tabs are listened to as well.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForgetAnswers } from '../api/session-cache.tsx';
import { isLogin, signedOutPath } from '../api/session-redirect.ts';
import type { SessionSignal } from '../api/session-signal.ts';
import { readToken, writeToken } from '../api/token.ts';
import { tokenAccount } from '../api/token-end.ts';
import { useSupportCore } from '../api/use-support-core.ts';
import { watchOtherTabs } from '../api/watch-other-tabs.ts';
import { useOrg } from '../data/org-context.ts';
import { isPublic } from '../journey/public-path.ts';
import { applicationOf } from '../journey/site-map.ts';

/** Whether to ask for a new login over the page, and why; `renewed` closes the question. */
export type SessionEnd = { ended: 'here' | 'elsewhere' | undefined; renewed(): void };

export function useSessionEnd(signal: SessionSignal): SessionEnd {
  const org = useOrg();
  const { basePath, site } = org;
  const { dashboard } = site.links;
  const navigate = useNavigate();
  const forget = useForgetAnswers();
  const open = useSupportCore().data?.site?.publicPaths;
  const [ended, setEnded] = useState<SessionEnd['ended']>();
  const account = useRef(accountNow());
  const asking = useRef(false);

  const leave = useCallback(
    (to: string) => {
      asking.current = false;
      setEnded(undefined);
      void navigate(to, { replace: true });
      forget();
    },
    [navigate, forget],
  );

  const end = useCallback(
    (why: 'here' | 'elsewhere', had: boolean) => {
      // Every request that was under way ends with the session; the question is asked once, and stays.
      if (asking.current) return;
      const here = window.location.pathname.slice(basePath.length) || '/';
      if (had && applicationOf(here) && document.querySelector('main form')) {
        asking.current = true;
        return setEnded(why);
      }
      if (isLogin(site.links, here) || isPublic(here, open)) return;
      leave(signedOutPath(org, here, window.location.search));
    },
    [org, basePath, site, open, leave],
  );

  const renewed = useCallback(() => {
    const before = account.current;
    account.current = accountNow() ?? before;
    // Somebody else logged in: the page behind is not theirs.
    if (before !== undefined && before !== account.current) leave(dashboard);
    else {
      asking.current = false;
      setEnded(undefined);
    }
  }, [leave, dashboard]);

  useEffect(() => {
    account.current = accountNow() ?? account.current;
    return signal.listen(({ status }) => {
      const had = readToken() !== undefined;
      account.current = accountNow() ?? account.current;
      if (status === 401) writeToken(undefined);
      end('here', had);
    });
  }, [signal, end]);

  useEffect(
    () =>
      watchOtherTabs((change) => {
        if (change === 'ended') end('elsewhere', true);
        else if (change === 'account') leave(dashboard);
        else renewed();
      }),
    [end, leave, renewed, dashboard],
  );
  return { ended, renewed };
}

function accountNow(): string | undefined {
  const token = readToken();
  return token === undefined ? undefined : tokenAccount(token);
}
