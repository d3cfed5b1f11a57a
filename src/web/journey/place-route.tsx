/** Reads the address and hands it to the part that knows such places. */
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { closedTo } from '../../engine/closed-to.ts';
import type { Site } from '../../types/site.ts';
import { useCore } from '../api/use-content.ts';
import { useOrg } from '../data/org-context.ts';
import { LoadingPage } from '../shell/loading-page.tsx';
import { ClosedRoute } from './closed-route.tsx';
import { isPreview } from './preview.ts';
import { RegistrationRoute } from './registration-route.tsx';
import { Resume } from './resume.tsx';
import { FLOWS, type Place, placeOf } from './site-map.ts';
import { SupportRoute } from './support-route.tsx';

const ApplicationRoute = lazy(async () => ({
  default: (await import('./application-route.tsx')).ApplicationRoute,
}));

/** One place of the site. */
export function PlaceRoute() {
  const { pathname, search } = useLocation();
  const org = useOrg();
  const site = useCore(FLOWS.support).data?.site;
  const place = placeOf(pathname, search);
  if (isPreview(org, place.params)) return <OpenPlace place={place} />;
  if (pathname === site?.links?.linkReturn) return <Resume place={place} />;
  return <Door site={site} place={place} pathname={pathname} />;
}

// Lenders that take nobody from the street say so first (B13).
function Door({ site, place, pathname }: { site: Site | undefined; place: Place; pathname: string }) {
  const { organization } = useOrg().orgMetaData.companyInfo;
  const referred = Boolean(place.params.referrer);
  if (!closedTo(site, { path: pathname, organization, referred })) return <OpenPlace place={place} />;
  const said: Place = { flow: FLOWS.support, page: site?.closed?.page ?? '', uuid: undefined, params: {} };
  const mayOpen = place.flow === FLOWS.byPrefix.register;
  return mayOpen ? <ClosedRoute place={place} closed={said} /> : <SupportRoute place={said} open />;
}

function OpenPlace({ place }: { place: Place }) {
  if (place.uuid) {
    return (
      <Suspense fallback={<LoadingPage />}>
        <ApplicationRoute key={`${place.uuid}/${place.flow}`} place={{ ...place, uuid: place.uuid }} />
      </Suspense>
    );
  }
  if (place.flow === FLOWS.byPrefix.register) return <RegistrationRoute place={place} />;
  return <SupportRoute place={place} />;
}
