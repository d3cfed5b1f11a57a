/** A lender that takes no unreferred applications (ACC-B13) says so, unless a referral brought the visitor before. */
import { readPath } from '../../engine/facts/read-path.ts';
import type { Place } from '../../engine/journey/place.ts';
import { useRegistration } from '../platform/api/hooks/use-registration.ts';
import { LoadingPage } from '../shell/loading-page.tsx';
import { RegistrationRoute } from './registration-route.tsx';
import { SupportRoute } from './support-route.tsx';

/** The address of a referral is seen once; afterwards the visitor's draft knows of it. */
export function ClosedRoute({ place, closed }: { place: Place; closed: Place }) {
  const { data, error } = useRegistration(place.params).draft;
  if (!data && !error) return <LoadingPage />;
  const referred = data?.invited || readPath(data?.draft ?? {}, 'application.referrer.referrerUuid');
  return referred ? <RegistrationRoute place={place} /> : <SupportRoute place={closed} open />;
}
