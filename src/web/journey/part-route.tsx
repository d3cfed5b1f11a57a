/**
 * A co-owner's part in an application of another. Its address names none: the account's own part of that flow is
 * opened. Pages that stand before the login need none.
 */
import { useLocation } from 'react-router-dom';
import { isRecord } from '../../engine/facts/facts.ts';
import { addressIn } from '../../engine/journey/address-in.ts';
import type { Place } from '../../engine/journey/place.ts';
import { standsOutside } from '../../engine/journey/stands-outside.ts';
import { ONCE, useAnswer } from '../platform/api/hooks/use-answer.ts';
import { useCore } from '../platform/api/hooks/use-content.ts';
import { useSignedIn } from '../platform/api/hooks/use-signed-in.ts';
import { isLogin, signedOutPath } from '../platform/api/transport/session-redirect.ts';
import type { Core } from '../platform/data/content.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { useOnward } from '../platform/data/use-onward.ts';
import { LeadOn } from '../shell/lead-on.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { ApplicationRoute } from './application-route.tsx';
import { isPreview } from './host/preview.ts';
import { SupportRoute } from './support-route.tsx';

export function PartRoute({ place }: { place: Place }) {
  const core = useCore(place.flow);
  if (core.error) return <LoadFailure error={core.error} />;
  if (!core.data) return <LoadingPage />;
  return <Opened place={place} core={core.data} />;
}

function Opened({ place, core }: { place: Place; core: Core }) {
  const org = useOrg();
  const onward = useOnward();
  const signedIn = useSignedIn();
  const { pathname, search } = useLocation();
  const parts = useAnswer({ path: signedIn ? PATH : undefined, read: toParts }, ONCE);
  const own = parts.data?.find(({ flow }) => flow === place.flow);
  const waits = signedIn && parts.isLoading;
  const preview = isPreview(org, place.params);
  // Who is signed in has no use for the login.
  if (own && !preview && isLogin(org.site.links, pathname))
    return <LeadOn to={onward(addressIn(core.flow, own.uuid, 'resume'))} />;
  if (standsOutside(core.flow, place.page)) return <SupportRoute place={place} open />;
  if (waits) return <LoadingPage />;
  if (parts.error) return <LoadFailure error={parts.error} />;
  // Without a part of one's own a page is previewed as the site's pages are.
  if (!own && preview) return <SupportRoute place={place} />;
  if (!own) return <LeadOn to={signedOutPath(org, pathname, search)} />;
  return <ApplicationRoute key={own.uuid} place={{ ...place, uuid: own.uuid }} />;
}

const PATH = '/service-application/api/v1/application/parts';

type Part = { uuid: string; flow: string };

function toParts(body: unknown): Part[] {
  const list = Array.isArray(body) ? body : [];
  return list.filter(isRecord).map(({ uuid, flow }) => ({ uuid: String(uuid), flow: String(flow) }));
}
