/**
 * Where a bank's login comes back to (B14). It knows no application: the one last opened in this browser goes on; where
 * nothing is stored, the active one of whoever is signed in; else the borrower is sent back to the tab that waits.
 */

import { readApplication } from '../api/token.ts';
import { useApplications } from '../api/use-applications.ts';
import { useSignedIn } from '../api/use-signed-in.ts';
import { useOnward } from '../data/use-onward.ts';
import { LeadOn } from '../shell/lead-on.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import type { Place } from './site-map.ts';
import { SupportRoute } from './support-route.tsx';

export function Resume({ place }: { place: Place }) {
  const onward = useOnward();
  const stored = readApplication();
  const signedIn = useSignedIn();
  const { data, isLoading } = useApplications(stored !== undefined || !signedIn);
  const uuid = stored ?? data?.find(({ active }) => active)?.uuid;
  if (uuid && signedIn) return <LeadOn to={onward(`/${uuid}`)} />;
  return isLoading ? <LoadingPage /> : <SupportRoute place={place} open />;
}
