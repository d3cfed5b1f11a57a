/** Reads the address and renders the part that handles it. */
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { readPath } from '../../engine/facts/read-path.ts';
import { closedTo } from '../../engine/journey/closed-to.ts';
import { broughtAs } from '../../engine/journey/entry.ts';
import { type Place, placeOf } from '../../engine/journey/place.ts';
import type { Site } from '../../types/site.ts';
import { useRegistration } from '../platform/api/hooks/use-registration.ts';
import { useSupportCore } from '../platform/api/hooks/use-support-core.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { part } from '../platform/jsx/part.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { isPreview } from './host/preview.ts';
import { RegistrationRoute } from './registration-route.tsx';
import { Resume } from './resume.tsx';
import { SupportRoute } from './support-route.tsx';

const ApplicationRoute = part(
  'application-route',
  async () => (await import('./application-route.tsx')).ApplicationRoute,
);

const PartRoute = part('part-route', async () => (await import('./part-route.tsx')).PartRoute);

/** One place of the site. */
export function PlaceRoute() {
  const { pathname, search } = useLocation();
  const org = useOrg();
  const site = useSupportCore().data?.site;
  const place = placeOf(pathname, search, org.flows);
  if (isPreview(org, place.params)) return <OpenPlace place={place} />;
  if (pathname === site?.links?.linkReturn) return <Resume place={place} />;
  return <Door site={site} place={place} pathname={pathname} />;
}

// Lenders closed to unreferred visitors say so first (ACC-B13).
function Door({ site, place, pathname }: { site: Site | undefined; place: Place; pathname: string }) {
  const { flows, orgMetaData } = useOrg();
  const { organization } = orgMetaData.companyInfo;
  const referred = broughtAs(site, 'referrer', place.params) !== undefined;
  if (!closedTo(site, { path: pathname, organization, referred })) return <OpenPlace place={place} />;
  const said: Place = { flow: flows.support, page: site?.closed?.page ?? '', uuid: undefined, params: {} };
  const mayOpen = flows.registrations.includes(place.flow);
  return mayOpen ? <ClosedRoute place={place} closed={said} /> : <SupportRoute place={said} open />;
}

function OpenPlace({ place }: { place: Place }) {
  const { flows } = useOrg();
  if (flows.parts.includes(place.flow)) {
    return (
      <Suspense fallback={<LoadingPage />}>
        <PartRoute place={place} />
      </Suspense>
    );
  }
  if (place.uuid) {
    return (
      <Suspense fallback={<LoadingPage />}>
        <ApplicationRoute key={`${place.uuid}/${place.flow}`} place={{ ...place, uuid: place.uuid }} />
      </Suspense>
    );
  }
  if (flows.registrations.includes(place.flow)) return <RegistrationRoute place={place} />;
  return <SupportRoute place={place} />;
}

/**
 * A lender that takes no unreferred applications (ACC-B13) says so, unless a referral brought the visitor before. The address of a
 * referral is seen once; afterwards the visitor's draft knows of it.
 */
function ClosedRoute({ place, closed }: { place: Place; closed: Place }) {
  const { data, error } = useRegistration(place.params, place.flow).draft;
  if (!data && !error) return <LoadingPage />;
  const referred = data?.invited || readPath(data?.draft ?? {}, 'application.referrer.referrerUuid');
  return referred ? <RegistrationRoute place={place} /> : <SupportRoute place={closed} open />;
}
