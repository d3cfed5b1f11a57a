/** The linear flow before there is an account: one question a view, Back, and resumed where it was left. */

import { Suspense } from 'react';
import { linearPlace, stepInPlace } from '../../engine/journey/linear-place.ts';
import type { Place } from '../../engine/journey/place.ts';
import { useCore } from '../platform/api/hooks/use-content.ts';
import { useNoted, useRegistration } from '../platform/api/hooks/use-registration.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { part } from '../platform/jsx/part.tsx';
import { LeadOn } from '../shell/lead-on.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { isPreview } from './host/preview.ts';
import { useStale } from './host/use-stale.ts';
import { RegistrationPage } from './registration-page.tsx';

const ApplyAgain = part('apply-again', async () => (await import('./apply-again.tsx')).ApplyAgain);

/** Loads the draft and shows the page that the address and the answers agree on. */
export function RegistrationRoute({ place }: { place: Place }) {
  const preview = isPreview(useOrg(), place.params);
  const stale = useStale();
  const { api, draft } = useRegistration(place.params, place.flow);
  useNoted({ api, draft, params: place.params });
  const core = useCore(place.flow);
  const error = core.error ?? (draft.data ? undefined : draft.error);
  if (error) return <LoadFailure error={error} />;
  if (!core.data || !draft.data) return <LoadingPage />;
  const { again } = place.params;
  if (again)
    return (
      <Suspense fallback={<LoadingPage />}>
        <ApplyAgain
          key={again}
          {...{ core: core.data, place, api, application: again, onRegistration: draft.mutate }}
        />
      </Suspense>
    );
  const here = linearPlace(core.data, draft.data, place, preview);
  if (here.kind === 'missing') return <NotFound />;
  if (here.kind === 'application') return <LeadOn to={`/${here.uuid}`} />;
  if (here.kind === 'go') return <LeadOn to={stepInPlace(core.data, here.page, place)} />;
  return (
    <RegistrationPage
      {...{ place, api, stale }}
      core={core.data}
      registration={draft.data}
      id={here.page}
      mode={preview ? 'preview' : 'open'}
      onRegistration={(next) => (next ? draft.mutate(next, { revalidate: false }) : draft.mutate())}
    />
  );
}
