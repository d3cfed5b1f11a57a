/** One page of an application: loads it, keeps its draft, sends its answers, and follows what comes next. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Facts } from '../../engine/facts/facts.ts';
import { matchPage } from '../../engine/journey/match-page.ts';
import { route } from '../../engine/journey/route.ts';
import { usePage } from '../api/hooks/use-content.ts';
import { useSend } from '../api/transport/api-context.ts';
import { ApiError } from '../api/transport/api-error.ts';
import type { Page } from '../data/content.ts';
import type { Journey } from '../data/journey.ts';
import type { JsonObject } from '../data/json.ts';
import { useOrg } from '../data/org-context.ts';
import { useTellSubject } from '../data/subject-store.ts';
import type { Submission } from '../data/submission.ts';
import { useWords } from '../data/use-words.ts';
import { targetHref } from '../page/open-target.ts';
import { pageContext } from '../page/page-context.ts';
import { PageView } from '../page/page-view.tsx';
import { useOpenTarget } from '../page/use-open-target.ts';
import { Callout } from '../parts/callout.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { differences, type Stale } from './difference.ts';
import type { JourneyViewProps } from './journey-view-props.ts';
import { nextPages } from './next-pages.ts';
import { previewContext } from './preview.ts';
import type { Polling } from './use-polling.ts';

const StaleBanner = lazy(async () => ({ default: (await import('./stale-banner.tsx')).StaleBanner }));

export type JourneyPageProps = JourneyViewProps & {
  polling: Polling;
  facts: Facts;
  id: string;
  params: Record<string, string>;
  /** Already sent: shown to look at, not to change. */
  sent: boolean;
  isWaiting: boolean;
  /** A page that another tab sent first. */
  stale?: Stale | undefined;
  onStale(stale: Stale | undefined): void;
  /** Shown to look at only. */
  preview?: boolean;
};

/** Draws the page inside the shell. */
export function JourneyPage(props: JourneyPageProps) {
  const { core, journey, facts, id, params, isWaiting, api, place, preview = false } = props;
  const org = useOrg();
  const send = useSend();
  const open = useOpenTarget();
  const [visit, setVisit] = useState(0);
  const [sent, leaveBehind] = useSent(props);
  const loaded = usePage(core.id, id);
  const progress = loaded.data?.page.progress ?? journeyProgress(props);
  const href = (to: string) => targetHref(to, core.org, (page) => `/${place.uuid}/${page}`);
  const context = pageContext({
    ...{ org, send, params, uuid: place.uuid, api },
    refresh: () => props.onJourney(),
  });
  usePageTitle(
    loaded.data && { core, title: loaded.data.page.title, facts, at: `${id}#${isWaiting}#${visit}` },
  );

  const waits = !preview && (isWaiting || onlyTells(loaded.data?.page));
  useTellSubject({
    ...{ core, facts, page: id, uuid: place.uuid, step: props.polling.step, events: journey.events },
    ...{ version: journey.version, contentHash: journey.contentHash },
    onSkip: waits ? skip : undefined,
  });

  async function skip(): Promise<number> {
    const skipped = await api.skipWait();
    await props.onJourney();
    return skipped;
  }

  async function submit(submission: Submission): Promise<boolean> {
    try {
      const next = await api.submit({ page: id, params, version: journey.version }, submission);
      leaveBehind(true);
      await props.onJourney(next);
      props.onStale(undefined);
      return follow(submission.action, next);
    } catch (error) {
      // The journey has moved on elsewhere (another tab, the server): show what is true now, and keep what was typed.
      if (error instanceof ApiError && error.status === 409) await showNow(submission.data, error);
      throw error;
    }
  }

  async function showNow(typed: JsonObject, error: ApiError): Promise<void> {
    const now = await props.onJourney();
    const page = loaded.data?.page;
    if (error.reason !== 'stale' || !now || !page) return;
    const changed = differences(page, typed, journey.facts, now.facts);
    props.onStale({ page: id, title: page.title, differences: changed });
  }

  // Returns whether another page follows.
  function follow(action: string, next: Journey): boolean {
    const { step, started = false } = next;
    const then = loaded.data?.page.actions?.[action]?.then ?? 'route';
    props.polling.submitted({ before: journey.step, step, started, follows: then === 'route' });
    if (typeof then === 'object') open(href(then.to));
    // Back on the same page (a photo that was not accepted): it starts again, from its title and its new message.
    const returned = then === 'route' && step !== null && step === journey.step;
    const leaves = typeof then === 'object' || (then === 'route' && nextPages(core, next)[0] !== id);
    if (leaves && !returned) return true;
    leaveBehind(false);
    if (then === 'stay' || returned) setVisit((count) => count + 1);
    return false;
  }

  return (
    <Shell facts={facts} core={core} progress={progress} part={loaded.data?.page.part}>
      {loaded.error && <LoadFailure error={loaded.error} />}
      {!loaded.data && !loaded.error && <LoadingPage inside />}
      {loaded.data && (
        <PageView
          key={`${id}/${Object.values(params).join('/')}/${visit}/${sent}`}
          core={core}
          loaded={loaded.data}
          facts={facts}
          draft={sent ? {} : (journey.drafts[id] ?? {})}
          readOnly={sent}
          preview={preview}
          progress={progress}
          banner={<Banners {...props} sent={sent} />}
          context={preview ? previewContext(context, api) : context}
          onSave={async (data, keepalive) => {
            await api.saveDraft(id, data, keepalive);
            props.onDraft(id, data);
          }}
          onSubmit={submit}
          onLink={(to) => open(href(to))}
          href={href}
        />
      )}
    </Shell>
  );
}

// Whether the page is drawn as already sent. Between its answer and the next page it stays as it was: the borrower has
// just pressed its button, and needs no note about it (FINDING-B15).
function useSent({ id, params, sent }: JourneyPageProps): [boolean, (left: boolean) => void] {
  const here = [id, ...Object.values(params)].join('/');
  const [left, setLeft] = useState<string>();
  useEffect(() => {
    if (left !== undefined && left !== here) setLeft(undefined);
  }, [left, here]);
  return [sent && left !== here, (isLeft) => setLeft(isLeft ? here : undefined)];
}

function Banners({ stale, sent, id, place, onStale }: JourneyPageProps) {
  return (
    <>
      {stale && (
        <Suspense fallback={null}>
          <StaleBanner stale={stale} here={stale.page === id && !sent} onClose={() => onStale(undefined)} />
        </Suspense>
      )}
      {sent && <SentBanner uuid={place.uuid} />}
    </>
  );
}

function SentBanner({ uuid }: { uuid: string }) {
  const { title, text, goOn } = useWords().sent;
  return (
    <Callout tone="info" title={title}>
      <p>
        {text} <Link to={`/${uuid}`}>{goOn}</Link>
      </p>
    </Callout>
  );
}

// A page that says nothing of progress (waiting, an error) stands where the journey stands, or where it last stood.
function journeyProgress({ core, facts, journey, polling }: JourneyPageProps): string | undefined {
  const target = route(core, { facts, step: polling.step, events: journey.events }).path;
  const known = [matchPage(core, target)?.page ?? target, ...journey.done.toReversed()];
  return known.map((id) => core.pages[id]?.progress).find((value) => value !== undefined);
}

// A page that only informs (a hold, the days of the right to cancel) waits for others too; one that leads on does not.
function onlyTells(page: Page | undefined): boolean {
  const actions = Object.values(page?.actions ?? {});
  return (
    page !== undefined && !actions.some(({ do: does, to = '/' }) => does === 'save' || !to.startsWith('/'))
  );
}
