/** Pages without an application: the dashboard, help, what the site's public pages say, and pages that load facts of their own. */
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { matchPage } from '../../engine/journey/match-page.ts';
import type { Place } from '../../engine/journey/place.ts';
import { redirectOf } from '../../engine/journey/redirect.ts';
import { useCore } from '../platform/api/hooks/use-content.ts';
import { useSignedIn } from '../platform/api/hooks/use-signed-in.ts';
import { isLogin, signedOutPath } from '../platform/api/transport/session-redirect.ts';
import type { Core } from '../platform/data/content.ts';
import { isListed } from '../platform/data/listed-path.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { keptSearch } from '../platform/data/site-redirect.ts';
import { useToggles } from '../platform/flags/use-toggles.ts';
import { part } from '../platform/jsx/part.tsx';
import { LeadOn } from '../shell/lead-on.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { isOffered } from '../shell/menus/is-offered.ts';
import { NotFound } from '../shell/not-found.tsx';
import { isPreview } from './host/preview.ts';
import { Leave } from './leave.tsx';
import { SupportPage } from './support-page.tsx';

const LoadedPage = part('loaded-page', async () => (await import('./loaded-page.tsx')).LoadedPage);

/** Shows the page under its path: to visitors only where the site says so, or where `open` does. */
export function SupportRoute({ place, open = false }: { place: Place; open?: boolean }) {
  const core = useCore(place.flow);
  if (core.error) return <LoadFailure error={core.error} />;
  if (!core.data) return <LoadingPage />;
  return <Opened core={core.data} place={place} open={open} />;
}

function Opened({ core, place, open }: { core: Core; place: Place; open: boolean }) {
  const org = useOrg();
  const { mode } = org;
  const isOn = useToggles();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const redirect = redirectOf(core.site?.redirects, pathname);
  const preview = isPreview({ mode }, place.params);
  // A visitor finds at this address what `open` shows; whoever is signed in is led to what is theirs.
  const replaced = open && !signedIn;
  if (redirect && !preview && !replaced) {
    return <Leave to={redirect.to} search={keptSearch(search, core.site?.keepQuery, redirect.keepsQuery)} />;
  }
  const match = matchPage(core, place.page);
  if (!match || (!preview && !isOffered(core.site?.menus, pathname, isOn))) return <NotFound />;
  const mayOpen = open || preview || signedIn || isLogin(org.site.links, pathname);
  if (!mayOpen && !isListed(pathname, core.site?.publicPaths)) {
    return <LeadOn to={signedOutPath(org, pathname, search)} />;
  }
  const { page: id, params } = match;
  const loads = preview ? undefined : core.pages[id]?.loads;
  if (!loads) return <SupportPage {...{ core, id, params }} mode={preview ? 'preview' : 'open'} />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <LoadedPage {...{ core, id, loads }} query={place.params} />
    </Suspense>
  );
}
