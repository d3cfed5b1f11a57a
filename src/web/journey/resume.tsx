/**
 * Where a bank's login returns to (ACC-B14). Knows no application: opens the one last used in this browser, else the
 * signed-in borrower's active one, else sends the borrower back to the waiting tab.
 */

import type { Place } from '../../engine/journey/place.ts';
import { useApplications } from '../platform/api/hooks/use-applications.ts';
import { useSignedIn } from '../platform/api/hooks/use-signed-in.ts';
import { readApplication } from '../platform/api/transport/token.ts';
import { useOnward } from '../platform/data/use-onward.ts';
import { LeadOn } from '../shell/lead-on.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
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
