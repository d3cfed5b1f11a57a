/**
 * An application under its address: loads the journey, asks the engine what stands here, and draws it. After a
 * submission it follows the journey; while others work it waits at the same address.
 */

import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FlowRoles } from '../../engine/content/flow-roles.ts';
import type { Place } from '../../engine/journey/place.ts';
import type { SiteWords } from '../../types/site.ts';
import { showToast } from '../parts/toast-store.ts';
import { applicationApi } from '../platform/api/calls/application-api.ts';
import { useContentSource, useCore, useReadyPages } from '../platform/api/hooks/use-content.ts';
import { useJourney } from '../platform/api/hooks/use-journey.ts';
import { useShellProfile } from '../platform/api/hooks/use-shell-profile.ts';
import { useSignedIn } from '../platform/api/hooks/use-signed-in.ts';
import { useSend } from '../platform/api/transport/api-context.ts';
import { ApiError } from '../platform/api/transport/api-error.ts';
import { signedOutPath } from '../platform/api/transport/session-redirect.ts';
import { readToken, writeApplication } from '../platform/api/transport/token.ts';
import type { Journey } from '../platform/data/journey.ts';
import type { JsonObject } from '../platform/data/json.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { useOnward } from '../platform/data/use-onward.ts';
import { useShellLinks } from '../platform/data/use-shell-links.ts';
import { useWords } from '../platform/data/use-words.ts';
import { LeadOn } from '../shell/lead-on.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { JourneyView } from './journey-view.tsx';
import { nextPages } from './next-pages.ts';

/** Give it a key per application and flow. */
export function ApplicationRoute({ place }: { place: Place & { uuid: string } }) {
  const { pathname, search } = useLocation();
  const org = useOrg();
  // Read once: when the token goes later, the typed answers stay and the borrower logs in over the page.
  const [mayAsk] = useState(() => readToken() !== undefined);
  if (!mayAsk) return <LeadOn to={signedOutPath(org, pathname, search)} />;
  return <OpenApplication place={place} />;
}

function OpenApplication({ place }: { place: Place & { uuid: string } }) {
  const send = useSend();
  const { follow } = useContentSource();
  const api = useMemo(() => applicationApi(send, place.uuid, follow), [send, place.uuid, follow]);
  const core = useCore(place.flow);
  const ready = useReadyPages();
  const journey = useJourney(api);
  const turns = useTurns();
  const { flows } = useOrg();
  const onward = useOnward();
  const opened = journey.data && (journey.data.flow ?? place.flow);
  // A bank's login returns to the application last used; a part links no bank.
  useEffect(() => {
    if (opened && !flows.parts.includes(opened)) writeApplication(place.uuid);
  }, [flows, opened, place.uuid]);
  const profile = useShellProfile(useSignedIn());
  const words = useWords().lost;
  const lost = lostWhy(words, journey.data ? undefined : journey.error, profile.error);
  const error = core.error ?? (journey.data ? undefined : journey.error);
  if (lost) return <ToDashboard why={lost} />;
  if (error) return <LoadFailure error={error} />;
  if (!core.data || !journey.data) return <LoadingPage />;
  const own = ownAddress(flows, place, journey.data);
  if (own) return <LeadOn to={onward(own)} />;
  const flow = core.data;
  // The next page has loaded before we lead to it: no empty frame between two pages (FINDING-B15).
  const load = async (given?: Journey) => {
    const turn = turns.begin();
    const next = given ?? (await api.journey().catch(() => undefined));
    if (!next) return journey.mutate();
    await ready(flow.id, nextPages(flow, next));
    return journey.mutate((now) => (turns.isLate(turn) ? now : next), { revalidate: false });
  };
  const keep = (page: string, data: JsonObject) =>
    void journey
      .mutate((now) => now && { ...now, drafts: { ...now.drafts, [page]: data } }, { revalidate: false })
      // A draft saved while its page goes may arrive after the cache is gone too: the server has it.
      .catch(() => undefined);
  return (
    <JourneyView place={place} core={flow} journey={journey.data} api={api} onJourney={load} onDraft={keep} />
  );
}

// ACC-B7: when the application or the profile cannot be loaded, the dashboard is the way on. An ended session has its
// own way, and a lost connection is reported here: the dashboard could not be reached either.
function lostWhy(words: SiteWords['lost'], journey: unknown, profile: unknown): string | undefined {
  if (isRefused(journey)) return journey.status < 500 ? words.refused : words.trouble;
  return isRefused(profile) ? profile.message : undefined;
}

function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status > 0 && error.status !== 401;
}

function ToDashboard({ why }: { why: string }) {
  const onward = useOnward();
  const { dashboard } = useShellLinks();
  useEffect(() => {
    showToast({ tone: 'danger', text: why });
  }, [why]);
  return <LeadOn to={onward(dashboard)} />;
}

/**
 * Where an application of another flow is: a co-owner's part, or that of a further product, which was opened at the borrower's address. A
 * path below the base path; undefined where the journey's own pages are at `place`.
 */
function ownAddress(
  { parts, byPrefix, products }: Pick<FlowRoles, 'parts' | 'byPrefix' | 'products'>,
  place: Place & { uuid: string },
  { flow }: Pick<Journey, 'flow'>,
): string | undefined {
  if (flow === undefined || flow === place.flow) return undefined;
  const wordIn = (words: Record<string, string>) => Object.keys(words).find((word) => words[word] === flow);
  const product = wordIn(products);
  if (product) return `/${product}/${place.uuid}`;
  const prefix = parts.includes(flow) ? wordIn(byPrefix) : undefined;
  return prefix && `/${prefix}`;
}

/**
 * Keeps the answers of questions that overlap in order: one that began before what is shown came is too late. `begin` numbers a
 * question. `isLate` tells of its answer, which counts as shown when it is not.
 */
function useTurns() {
  const [turns] = useState(() => {
    let begun = 0;
    let shown = 0;
    return {
      begin: () => ++begun,
      isLate: (turn: number) => {
        const late = turn < shown;
        if (!late) shown = turn;
        return late;
      },
    };
  });
  return turns;
}
