/**
 * What happens when a session ends (ACC-R1; FAULT-9, FAULT-12): over a page with answers, of an application or of the
 * registration for another one, the borrower logs in again and loses nothing; elsewhere one of three places follows, which
 * says why. Also listens to other tabs.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { applicationOf } from '../../engine/journey/place.ts';
import { useForgetAnswers } from '../platform/api/hooks/session-cache.tsx';
import { useSupportCore } from '../platform/api/hooks/use-support-core.ts';
import { isLogin, isUnder, signedOutPath } from '../platform/api/transport/session-redirect.ts';
import type { SessionSignal } from '../platform/api/transport/session-signal.ts';
import { readToken, watchToken, writeToken } from '../platform/api/transport/token.ts';
import { tokenAccount, tokenEnd, tokenMinutes } from '../platform/api/transport/token-end.ts';
import { watchOtherTabs } from '../platform/api/transport/watch-other-tabs.ts';
import { isListed } from '../platform/data/listed-path.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { serverNow } from '../platform/data/server-clock.ts';
import { type EndReason, leaveSessionNote, type SessionNote } from '../platform/data/session-note.ts';

/** A session that ends within so many milliseconds ended by itself, whichever side says so first. */
const NEAR_MS = 5000;

/**
 * `asked`: the page asks for a new login, and why; `renewed` closes the question. `finish` ends the session of this
 * browser, because its time is over.
 */
export type SessionEnd = {
  asked: SessionNote | undefined;
  renewed(): void;
  finish(why: EndReason): void;
};

/** `isLate` says whether the borrower has just asked to stay. */
export function useSessionEnd(signal: SessionSignal, isLate: () => boolean): SessionEnd {
  const org = useOrg();
  const { basePath, site } = org;
  const { dashboard } = site.links;
  const navigate = useNavigate();
  const forget = useForgetAnswers();
  const open = useSupportCore().data?.site?.publicPaths;
  const [asked, setAsked] = useState<SessionNote>();
  const asking = useRef(false);
  const { last, alive } = useLastToken();
  const account = useRef(accountOf(readToken()));

  const leave = useCallback(
    (to: string) => {
      asking.current = false;
      setAsked(undefined);
      void navigate(to, { replace: true });
      forget();
    },
    [navigate, forget],
  );

  const end = useCallback(
    (said: EndReason, had: boolean) => {
      // Every pending request ends with the session; the question is asked once, and stays.
      if (asking.current) return;
      const note = noteOf(said, last.current);
      const here = window.location.pathname.slice(basePath.length) || '/';
      // A visitor may register with a token that is long over: nothing on the page was answered under it.
      const answered = applicationOf(here) || (alive.current && isUnder(here, site.links.register));
      if (had && answered && document.querySelector('main form [data-field]')) {
        asking.current = true;
        return setAsked(note);
      }
      if (isLogin(site.links, here) || isListed(here, open)) return;
      if (had) leaveSessionNote(note);
      leave(signedOutPath(org, here, window.location.search));
    },
    [org, basePath, site, open, leave, last, alive],
  );

  const renewed = useCallback(() => {
    const before = account.current;
    account.current = accountOf(readToken()) ?? before;
    // Another user logged in: the page behind is not theirs.
    if (before !== undefined && before !== account.current) leave(dashboard);
    else {
      asking.current = false;
      setAsked(undefined);
    }
  }, [leave, dashboard]);

  const finish = useCallback(
    (why: EndReason) => {
      const had = readToken() !== undefined;
      account.current = accountOf(readToken()) ?? account.current;
      writeToken(undefined);
      end(why, had);
    },
    [end],
  );

  useEffect(() => {
    account.current = accountOf(readToken()) ?? account.current;
    return signal.listen(({ status, message, reason }) => {
      const had = readToken() !== undefined;
      account.current = accountOf(readToken()) ?? account.current;
      // A token with a wrong signature would be refused for ever.
      if (status === 401 || [message, reason].includes('invalid signature')) writeToken(undefined);
      end(isLate() ? 'late' : 'here', had);
    });
  }, [signal, end, isLate]);

  useEffect(
    () =>
      watchOtherTabs((change) => {
        if (change === 'ended') end('elsewhere', true);
        else if (change === 'account') leave(dashboard);
        else renewed();
      }),
    [end, leave, renewed, dashboard],
  );
  return { asked, renewed, finish };
}

// The token that was there last: what is said of a session's end is read from it. A session is alive once the server has
// renewed it, or opened it, on this page.
function useLastToken() {
  const last = useRef(readToken());
  const alive = useRef(false);
  useEffect(() => {
    last.current = readToken() ?? last.current;
    return watchToken(() => {
      alive.current ||= readToken() !== undefined;
      last.current = readToken() ?? last.current;
    });
  }, []);
  return { last, alive };
}

function noteOf(said: EndReason, token: string | undefined): SessionNote {
  const end = token === undefined ? undefined : tokenEnd(token);
  const isOver = end !== undefined && end - serverNow() < NEAR_MS;
  const why = isOver && said !== 'late' ? 'idle' : said;
  return { why, minutes: (token && tokenMinutes(token)) || 0 };
}

function accountOf(token: string | undefined): string | undefined {
  return token === undefined ? undefined : tokenAccount(token);
}
