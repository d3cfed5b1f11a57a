/** A page of an application, for the host: its drafts and answers are the server's, and the journey says what follows. */

import { useEffect, useRef } from 'react';
import { addressIn } from '../../engine/journey/address-in.ts';
import { draftName } from '../../engine/journey/draft-name.ts';
import { matchPage } from '../../engine/journey/match-page.ts';
import { pickedFacts } from '../../engine/journey/picked-facts.ts';
import { route } from '../../engine/journey/route.ts';
import { ApiError } from '../platform/api/transport/api-error.ts';
import { HostedPage } from './host/hosted-page.tsx';
import type { PagePort } from './host/page-port.ts';
import type { JourneyViewProps } from './journey-view-props.ts';
import { nextPages } from './next-pages.ts';
import { tellLeft } from './tell-left.ts';
import type { Polling } from './use-polling.ts';
import { wasSent } from './was-sent.ts';

export type JourneyPageProps = JourneyViewProps &
  Pick<PagePort, 'id' | 'params' | 'mode' | 'facts' | 'stale'> & {
    polling: Polling;
  };

/** Draws the page inside the shell. */
export function JourneyPage(props: JourneyPageProps) {
  const { core, journey, facts, id, params, mode, stale, api, polling, onJourney } = props;
  const { uuid } = props.place;
  const { events, version, contentHash } = journey;
  const draft = draftName(id, core.pages[id] ?? {}, { ...props.place.params, ...params });
  useReadAgain(core.pages[id]?.everySeconds, async () => {
    const stood = nextPages(core, journey)[0] === id;
    const next = await onJourney();
    if (stood && next && nextPages(core, next)[0] !== id) polling.leave(id);
  });

  const send: PagePort['send'] = async (submission, wish) => {
    const sent = api.submit({ page: id, params: { ...params, ...brought(props) }, version }, submission);
    const next = await sent.catch((error) => readAgain(error, onJourney));
    await onJourney(next);
    // Who has been on that page before, such as after money that the bank returned, is led on instead.
    const then = typeof wish === 'object' && wasSent(core, next, wish.to) ? 'route' : wish;
    const { step, started = false } = next;
    polling.submitted({ before: journey.step, step, started, follows: then === 'route' });
    if (next.leaveFor !== undefined) return { page: 'leaves', to: next.leaveFor };
    if (typeof then === 'object') return { page: 'leaves', to: then.to };
    // Back on the same page (a photo that was not accepted): it starts again, from its title and its new message.
    if (then === 'stay' || (step !== null && step === journey.step)) return { page: 'again' };
    return { page: nextPages(core, next)[0] === id ? 'stays' : 'leaves' };
  };

  return (
    <HostedPage
      {...{ core, id, params, mode, stale, send }}
      facts={pickedFacts(core.pages[id], facts, props.place.params)}
      draft={journey.drafts[draft]}
      frame={{
        progress: progressOf(props),
        answered: props.journey.done.map((page) => core.pages[page]?.progress),
      }}
      standing={{ uuid, step: polling.step, events, version, contentHash }}
      calls={{ uuid, api, refresh: () => onJourney() }}
      renew={async ({ reason }) => {
        const stale = reason === 'stale';
        const now = await onJourney();
        if (now) tellLeft(core, now, props.place.page, stale);
        return stale ? now?.facts : undefined;
      }}
      address={(page) => addressIn(core.flow, uuid, page)}
      save={async (data, keepalive) => {
        await api.saveDraft({ page: id, params: { ...params, ...brought(props) } }, data, keepalive);
        props.onDraft(draft, data);
      }}
      skip={async () => {
        const skipped = await api.skipWait();
        await onJourney();
        return skipped;
      }}
    />
  );
}

// What was refused may be gone, such as a time that someone else took: the page shows what there is now.
async function readAgain(error: unknown, read: () => Promise<unknown>): Promise<never> {
  if (error instanceof ApiError && error.status === 422) await read();
  throw error;
}

// What another site led here with.
function brought({ core, id, place }: JourneyPageProps): Record<string, string> {
  const names = (core.pages[id]?.query ?? []).filter((name) => Object.hasOwn(place.params, name));
  return Object.fromEntries(names.map((name) => [name, place.params[name] ?? '']));
}

// A page that says nothing of progress (waiting, an error) stands where the journey stands, or where it last stood.
function progressOf({ core, facts, journey, polling }: JourneyPageProps): string | undefined {
  const target = route(core, { facts, step: polling.step, events: journey.events }).path;
  const known = [matchPage(core, target)?.page ?? target, ...journey.done.toReversed()];
  return known.map((id) => core.pages[id]?.progress).find((value) => value !== undefined);
}

/**
 * Reads the application again while a page is open that says how often, and when its window gets the focus (ACC-N15). `seconds`
 * undefined reads nothing.
 */
function useReadAgain(seconds: number | undefined, read: () => Promise<unknown>): void {
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (seconds === undefined) return;
    // What was known stays while the server is out of reach.
    const again = () => void latest.current().catch(() => undefined);
    const timer = setInterval(again, seconds * 1000);
    window.addEventListener('focus', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', again);
    };
  }, [seconds]);
}
