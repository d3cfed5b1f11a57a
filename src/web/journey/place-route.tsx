/** Reads the address and hands it to the part that knows such places. */
import { useLocation } from 'react-router-dom';
import { useCore } from '../api/use-content.ts';
import { maintenanceAt } from '../data/maintenance.ts';
import { useOrg } from '../data/org-context.ts';
import { useFlags } from '../flags/flag-state.ts';
import { LoadingPage } from '../shell/loading-page.tsx';
import { MaintenancePage } from '../shell/maintenance-page.tsx';
import { ApplicationRoute } from './application-route.tsx';
import { isNotAccepting } from './not-accepting.ts';
import { RegistrationRoute } from './registration-route.tsx';
import { FLOWS, type Place, placeOf } from './site-map.ts';
import { SupportRoute } from './support-route.tsx';

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
    return <ApplicationRoute key={`${place.uuid}/${place.flow}`} place={{ ...place, uuid: place.uuid }} />;
  }
  if (place.flow === FLOWS.byPrefix.register) return <RegistrationRoute place={place} />;
  return <SupportRoute place={place} />;
}

const closedPlace: Place = { flow: FLOWS.support, page: 'not-accepting', uuid: undefined, params: {} };
