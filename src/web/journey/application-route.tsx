/**
 * An application under its address: loads the journey, asks the engine what stands here, and draws it. After a
 * submission it follows the journey; while others work it waits at the same address.
 */
import { useEffect, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { useSend } from '../api/api-context.ts';
import { applicationApi } from '../api/application-api.ts';
import { writeApplication } from '../api/token.ts';
import { useCore } from '../api/use-content.ts';
import { useJourney } from '../api/use-journey.ts';
import type { Core } from '../data/content.ts';
import type { Journey } from '../data/journey.ts';
import type { JsonObject } from '../data/json.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { JourneyView } from './journey-view.tsx';
import type { Place } from './site-map.ts';

/** Give it a key per application and flow. */
export function ApplicationRoute({ place }: { place: Place & { uuid: string } }) {
  const send = useSend();
  const api = useMemo(() => applicationApi(send, place.uuid), [send, place.uuid]);
  const core = useCore(place.flow);
  const journey = useJourney(api);
  useEffect(() => writeApplication(place.uuid), [place.uuid]);
  const error = core.error ?? (journey.data ? undefined : journey.error);
  // B7: an application that is not there, or not ours, leads back to the dashboard.
  if (isGone(error)) return <Navigate to="/dashboard" replace />;
  if (error) return <LoadFailure error={error} />;
  if (!core.data || !journey.data) return <LoadingPage />;
  const load = (next?: Journey) => (next ? journey.mutate(next, { revalidate: false }) : journey.mutate());
  const keep = (page: string, data: JsonObject) =>
    void journey.mutate((now) => now && { ...now, drafts: { ...now.drafts, [page]: data } }, {
      revalidate: false,
    });
  return (
    <JourneyView
      place={place}
      core={core.data}
      journey={journey.data}
      api={api}
      onJourney={load}
      onDraft={keep}
    />
  );
}

function isGone(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  return status === 404 || status === 403 || status === 400;
}

export type JourneyViewProps = {
  place: Place & { uuid: string };
  core: Core;
  journey: Journey;
  api: ReturnType<typeof applicationApi>;
  /** Replaces the journey, or loads it again. */
  onJourney(next?: Journey): Promise<unknown>;
  /** Remembers a saved draft, so that going back and forth finds it. */
  onDraft(page: string, data: JsonObject): void;
};
