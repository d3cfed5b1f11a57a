/** Pages without an application: the dashboard, help, and what the site's public pages say. */
import { useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { matchPage } from '../../engine/match-page.ts';
import { useSend } from '../api/api-context.ts';
import { signedOutPath } from '../api/session-redirect.ts';
import { readToken, watchToken } from '../api/token.ts';
import { useCore, usePage } from '../api/use-content.ts';
import { orgFacts, useOrg } from '../data/org-context.ts';
import { targetHref } from '../page/open-target.ts';
import { PageView } from '../page/page-view.tsx';
import { useOpenTarget } from '../page/use-open-target.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { Shell } from '../shell/shell.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { pageContext } from './page-context.ts';
import { isPublic } from './public-path.ts';
import type { Place } from './site-map.ts';

const NO_FACTS = {};

/** Shows the page under its path, to visitors only where the site says so. */
export function SupportRoute({ place }: { place: Place }) {
  const org = useOrg();
  const send = useSend();
  const open = useOpenTarget();
  const { pathname, search } = useLocation();
  const signedIn = useSyncExternalStore(watchToken, () => readToken() !== undefined);
  const core = useCore(place.flow);
  const match = core.data && matchPage(core.data, place.page);
  const allowed = signedIn || isPublic(pathname, core.data?.site?.publicPaths);
  const loaded = usePage(place.flow, allowed ? match?.page : undefined);
  usePageTitle(
    core.data &&
      loaded.data && { core: core.data, title: loaded.data.page.title, facts: NO_FACTS, at: place.page },
  );
  const error = core.error ?? loaded.error;
  if (place.page === '') return <Navigate to="/dashboard" replace />;
  if (error) return <LoadFailure error={error} />;
  if (core.data && !match) return <NotFound />;
  if (core.data && !allowed)
    return <Navigate to={signedOutPath(org.basePath, pathname, search, false)} replace />;
  if (!core.data || !loaded.data || !match) return <LoadingPage />;
  const href = (to: string) => targetHref(to, orgFacts(org), (page) => `/${page}`);
  return (
    <Shell facts={NO_FACTS} core={core.data}>
      <PageView
        key={place.page}
        core={core.data}
        loaded={loaded.data}
        facts={NO_FACTS}
        context={pageContext({ org, send, params: match.params })}
        onSubmit={async ({ action, data }) => {
          await send({
            method: 'POST',
            path: `/service-profile/api/v1/${match.page}`,
            body: { action, data },
          });
        }}
        onLink={(to) => open(href(to))}
        href={href}
      />
    </Shell>
  );
}
