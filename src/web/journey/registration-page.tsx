/** One page of the registration: the server keeps its answers behind a cookie, and its last page opens the account. */
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { linearProgress, pageBefore, stepHref } from '../../engine/journey/linear-place.ts';
import type { NextPlace, Registration, registrationApi } from '../api/calls/registration-api.ts';
import { usePage, useReadyPages } from '../api/hooks/use-content.ts';
import { useSend } from '../api/transport/api-context.ts';
import type { Core } from '../data/content.ts';
import { useOrg } from '../data/org-context.ts';
import { NO_EVENTS, useTellSubject } from '../data/subject-store.ts';
import type { Submission } from '../data/submission.ts';
import { useOnward } from '../data/use-onward.ts';
import { targetHref } from '../page/open-target.ts';
import { pageContext } from '../page/page-context.ts';
import { PageView } from '../page/page-view.tsx';
import { useOpenTarget } from '../page/use-open-target.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { previewContext } from './preview.ts';

const NOTHING: Registration = { draft: {}, done: [], drafts: {} };

export type RegistrationPageProps = {
  core: Core;
  registration: Registration;
  page: string;
  api: ReturnType<typeof registrationApi>;
  /** Shown to look at only. */
  preview?: boolean;
  onRegistration(next: Registration): Promise<unknown>;
};

/** Draws the page inside the shell, with the way back to the question before. */
export function RegistrationPage(props: RegistrationPageProps) {
  const { core, registration, page, api, preview = false, onRegistration } = props;
  const org = useOrg();
  const send = useSend();
  const open = useOpenTarget();
  const onward = useOnward();
  const ready = useReadyPages();
  const [visit, setVisit] = useState(0);
  const loaded = usePage(core.id, page);
  const facts = registration.draft;
  const before = pageBefore(core, facts, page);
  const href = (to: string) => targetHref(to, core.org, (id) => stepHref(core, id));
  const context = pageContext({ org, send, params: {}, sample: api.sample });
  usePageTitle(loaded.data && { core, title: loaded.data.page.title, facts, at: page });

  useTellSubject({ core, facts, page, step: null, events: NO_EVENTS });

  async function submit(submission: Submission): Promise<void> {
    const { registration: sent, next } = await api.submit(page, submission);
    await ready(core.id, nextOf(next));
    if (!next || !('application' in next)) await onRegistration(sent);
    else await onRegistration({ ...NOTHING, application: next.application });
    follow(submission.action, next);
  }

  function follow(action: string, next: NextPlace | undefined): void {
    const then = loaded.data?.page.actions?.[action]?.then ?? 'route';
    if (then === 'stay' || !next) setVisit((count) => count + 1);
    else if ('application' in next) open(onward(`/${next.application}`), { replace: true });
    else if (typeof then === 'object') open(href(then.to));
    else open(onward(stepHref(core, 'stop' in next ? next.stop : next.page)));
  }

  return (
    <Shell facts={facts} core={core} linear={linearProgress(core, facts, page)}>
      {before && (
        <Link className="hl-back" to={stepHref(core, before)}>
          <IconArrowLeft size={18} aria-hidden /> Back
        </Link>
      )}
      {loaded.error && <LoadFailure error={loaded.error} />}
      {!loaded.data && !loaded.error && <LoadingPage inside />}
      {loaded.data && (
        <PageView
          key={`${page}/${visit}`}
          core={core}
          loaded={loaded.data}
          facts={facts}
          draft={registration.drafts[page] ?? {}}
          preview={preview}
          context={preview ? previewContext(context) : context}
          onSave={async (data, keepalive) => {
            await api.saveDraft(page, data, keepalive);
            // Back and forth must show what was typed, without asking the server again.
            registration.drafts[page] = data;
          }}
          onSubmit={submit}
          onLink={(to) => open(href(to))}
          href={href}
        />
      )}
    </Shell>
  );
}

// Once there is an account, the application's own flow says what follows.
function nextOf(next: NextPlace | undefined): string[] {
  if (!next || 'application' in next) return [];
  return ['stop' in next ? next.stop : next.page];
}
