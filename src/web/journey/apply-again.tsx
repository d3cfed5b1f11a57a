/** Begins a registration with the answers of an earlier application, then goes to the page that was asked for. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linearPlace, stepHref } from '../../engine/journey/linear-place.ts';
import type { Place } from '../../engine/journey/place.ts';
import type { Registration, registrationApi } from '../platform/api/calls/registration-api.ts';
import { ApiError } from '../platform/api/transport/api-error.ts';
import type { Core } from '../platform/data/content.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';

export type ApplyAgainProps = {
  core: Core;
  place: Place;
  api: ReturnType<typeof registrationApi>;
  /** The earlier one. */
  application: string;
  onRegistration(next: Registration, options: { revalidate: false }): Promise<unknown>;
};

/** Asked once; the address that stays in the history does not name it any more. */
export function ApplyAgain({ core, place, api, application, onRegistration }: ApplyAgainProps) {
  const navigate = useNavigate();
  const { basePath, site } = useOrg();
  const [error, setError] = useState<Error>();
  const begin = useEffectEvent(async () => {
    const begun = await api.again(application);
    await onRegistration(begun, { revalidate: false });
    const { again: _done, ...params } = place.params;
    const here = linearPlace(core, begun, { ...place, params });
    const page = here.kind === 'page' || here.kind === 'go' ? here.page : (begun.page ?? '');
    void navigate(stepHref(core, page), { replace: true });
  });
  // Only a borrower who is logged in has an earlier application: after the login, this address again.
  const stop = useEffectEvent((reason: Error) => {
    if (!(reason instanceof ApiError && reason.status === 401)) return setError(reason);
    const back = `${basePath}${core.flow.basePath}?${new URLSearchParams(place.params)}`;
    void navigate(`${site.links.login}?redirectUrl=${encodeURIComponent(back)}`, { replace: true });
  });
  useEffect(() => {
    begin().catch(stop);
  }, []);
  return error ? <LoadFailure error={error} /> : <LoadingPage />;
}
