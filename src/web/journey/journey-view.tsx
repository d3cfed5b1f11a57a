/** Where one journey stands: a page, or a way elsewhere. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Facts } from '../../engine/facts/facts.ts';
import { addressIn } from '../../engine/journey/address-in.ts';
import { findStep } from '../../engine/journey/find-step.ts';
import { matchPage } from '../../engine/journey/match-page.ts';
import { missingPick } from '../../engine/journey/picked-facts.ts';
import { route } from '../../engine/journey/route.ts';
import { rowsOf } from '../../engine/journey/rows-of.ts';
import { staysOpen } from '../../engine/journey/stays-open.ts';
import { useProcessingWhile } from '../page/processing/use-processing.ts';
import { useOpenTarget } from '../page/use-open-target.ts';
import type { Core } from '../platform/data/content.ts';
import type { Journey } from '../platform/data/journey.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { useOnward } from '../platform/data/use-onward.ts';
import { useShellLinks } from '../platform/data/use-shell-links.ts';
import { LeadOn } from '../shell/lead-on.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { isPreview } from './host/preview.ts';
import { useStale } from './host/use-stale.ts';
import { JourneyPage } from './journey-page.tsx';
import type { JourneyViewProps } from './journey-view-props.ts';
import { type PollingOptions, usePolling } from './use-polling.ts';
import { where } from './where.ts';

/** Draws what the engine says stands at this address. */
export function JourneyView(props: JourneyViewProps) {
  const { place, core, journey, api } = props;
  const open = useOpenTarget();
  const { dashboard } = useShellLinks();
  const onward = useOnward();
  const stale = useStale();
  const preview = isPreview(useOrg(), place.params);
  const page = matchPage(core, place.page)?.page ?? place.page;
  const asked = usePolling({
    core,
    step: journey.step,
    page,
    ...standsBeside(core, journey),
    revision: journey.revision,
    ask: api.status,
    onChange: () => props.onJourney(),
  });
  const { waiting, follows, left, arrived, restart } = asked;
  // A page that still has something to do never gives way to the time-out page.
  const step = staysOpen(core, journey, page) ? journey.step : asked.step;
  // The waiting page says for itself what is done: one wait at a time.
  useProcessingWhile(waiting && !core.flow.waitingPage);
  const facts = useMemo(() => ({ ...journey.facts, step }), [journey.facts, step]);
  const standing = { facts, step, done: journey.done, events: journey.events };
  const target = route(core, standing);
  const address = useCallback((to: string) => addressIn(core.flow, place.uuid, to), [core.flow, place.uuid]);
  const here = where(core, standing, place.page, { waiting, preview });
  // Who stays on a page while a person decides is led on when it only tells what was sent; a page that is still open stays.
  const over = left && here.kind === 'page' && here.mode === 'sent';
  const goes = (follows || over) && !waiting && !preview;
  const leaves = goes && matchPage(core, target.path)?.page !== page;

  // Asking for the application's own address starts the waiting afresh, e.g. from the time-out page.
  useEffect(() => {
    if (place.page === '' && step !== journey.step) restart();
  }, [place.page, step, journey.step, restart]);

  // The page that was sent comes back neither now nor while the next one loads (FINDING-B15).
  const [behind, leaveBehind] = useState<string>();
  useEffect(() => {
    if (behind !== place.page) leaveBehind(undefined);
  }, [behind, place.page]);

  useEffect(() => {
    if (!goes) return;
    arrived();
    if (leaves) leaveBehind(place.page);
    open(onward(target.path === '/' ? dashboard : address(target.path)), { state: target.state });
  }, [goes, leaves, arrived, open, onward, place.page, target.path, target.state, address, dashboard]);

  if (leaves || behind === place.page) return <LoadingPage />;
  if (here.kind === 'missing') return <NotFound />;
  if (here.kind === 'leave') return <LeadOn to={onward(dashboard)} />;
  if (here.kind === 'go') return <LeadOn to={onward(address(here.to))} state={here.state} />;
  const { id, params, mode } = here;
  const instead = missingPick(core.pages[id], facts, place.params);
  if (instead !== undefined && mode === 'open') return <LeadOn to={onward(`/${place.uuid}/${instead}`)} />;
  return (
    <JourneyPage
      {...props}
      {...{ id, params, mode, stale }}
      polling={{ ...asked, step }}
      facts={mode === 'preview' ? previewed(props, id, facts) : facts}
    />
  );
}

// What a page says depends on its step: the one that the address names, the one that leads to the page, else the first
// in which others are at work.
function previewed({ core: { steps, flow }, place }: JourneyViewProps, page: string, facts: Facts): Facts {
  const all = Object.entries(steps?.steps ?? {});
  const leads = all.find(([, entry]) => entry.says && rowsOf(steps, entry).some(({ to }) => to === page));
  const waits =
    page === flow.waitingPage ? all.findLast(([, { kind, says }]) => kind === 'waiting' && says) : undefined;
  const { step = (leads ?? waits)?.[0].replace('*', '') ?? facts.step } = place.params;
  return { ...facts, step };
}

/**
 * Where a journey leads as it was loaded, and whether it changes there without the borrower. `beside`: the server waits, and yet the
 * journey leads to a page that asks for something. `watched`: a person decides.
 */
function standsBeside(
  core: Core,
  { facts, step, events, reviewed = false }: Journey,
): Pick<PollingOptions, 'path' | 'beside' | 'watched'> {
  const { path } = route(core, { facts: { ...facts, step }, step, events });
  const waits = findStep(core.steps, step)?.kind === 'waiting' && core.flow.waitingPage !== undefined;
  return { path, beside: waits && path !== core.flow.waitingPage, watched: reviewed };
}
