/** Reads the address and hands it to the part that knows such places. */
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useCore } from '../api/use-content.ts';
import { maintenanceAt } from '../data/maintenance.ts';
import { useOrg } from '../data/org-context.ts';
import { useFlags } from '../flags/flag-state.ts';
import { LoadingPage } from '../shell/loading-page.tsx';
import { MaintenancePage } from '../shell/maintenance-page.tsx';
import { isNotAccepting } from './not-accepting.ts';
import { RegistrationRoute } from './registration-route.tsx';
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
  const { status, flags } = useFlags();
  // Open or closed: neither is drawn before it is decided, or a second has passed.
  if (status === 'loading') return <LoadingPage />;
  const closed = maintenanceAt(pathname, site?.maintenance, { ...org.publicFeatureToggles, ...flags });
  if (closed) return <MaintenancePage closed={closed} />;
  if (isNotAccepting(org, pathname, search)) return <SupportRoute place={closedPlace} open />;
  const place = placeOf(pathname, search);
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

const closedPlace: Place = { flow: FLOWS.support, page: 'not-accepting', uuid: undefined, params: {} };
