/** Everything the site measures about itself. Draws nothing. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { applicationOf } from '../../engine/journey/place.ts';
import { ERROR_EVENT, pathPattern } from '../../engine/telemetry/event-shape.ts';
import { useShellProfile } from '../platform/api/hooks/use-shell-profile.ts';
import { useSend } from '../platform/api/transport/api-context.ts';
import { readToken, watchToken } from '../platform/api/transport/token.ts';
import { tokenEnd } from '../platform/api/transport/token-end.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { serverNow } from '../platform/data/server-clock.ts';
import { analyticsIdentity } from '../platform/telemetry/analytics-identity.ts';
import { keepReplayLink } from '../platform/telemetry/keep-replay-link.ts';
import { reportError, startReporter } from '../platform/telemetry/report-error.ts';
import { sendPageView } from '../platform/telemetry/send-page-view.ts';
import { syncTracker } from '../platform/telemetry/sync-tracker.ts';
import { useSite } from './menus/use-site.ts';

export type TelemetryProps = { reload?: () => void };

/** Page views, the tracker, the replay link, and where errors are reported to. */
export function Telemetry({ reload = reloadPage }: TelemetryProps) {
  const send = useSend();
  const { mode } = useOrg();
  const { pathname } = useLocation();
  const signedIn = useSyncExternalStore(watchToken, hasLiveToken, hasLiveToken);
  const { data: profile, error } = useShellProfile(signedIn);
  const isKnown = !signedIn || profile !== undefined || error !== undefined;
  const { site, viewer } = useSite();
  const signs = site.signer !== undefined && viewer.holds(site.signer.when);
  const identity = (path: string) => analyticsIdentity(path, mode, signs ? profile?.uuid : undefined);
  const now = useRef({ pathname, identity });
  useEffect(() => {
    now.current = { pathname, identity };
  });

  // A page view says whether a signer sees the page, so it waits until that is known.
  const unsent = useRef<string[]>([]);
  useEffect(() => {
    unsent.current.push(pathname);
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what there is to send
  useEffect(() => {
    if (!isKnown) return;
    for (const path of unsent.current.splice(0)) sendPageView(send, path, now.current.identity(path));
  }, [send, isKnown, pathname]);

  useEffect(() => {
    const where = () => now.current.pathname;
    return startReporter(() => ({
      send,
      path: pathPattern(where()),
      identity: now.current.identity(where()),
    }));
  }, [send]);

  const account = profile?.uuid;
  useEffect(() => {
    if (account) syncTracker(send, account, reload).catch((reason) => reportError(ERROR_EVENT, reason));
  }, [send, account, reload]);

  const uuid = signedIn ? applicationOf(pathname) : undefined;
  useEffect(() => {
    if (uuid) keepReplayLink(send, uuid);
  }, [send, uuid]);

  return null;
}

// A token that has ended would only be refused, and end the session that a page is about to renew.
function hasLiveToken(): boolean {
  const token = readToken();
  return token !== undefined && (tokenEnd(token) ?? Number.POSITIVE_INFINITY) > serverNow();
}

function reloadPage(): void {
  window.location.reload();
}
