/** One page of the site that belongs to no application. */
import { useMemo } from 'react';
import type { Facts } from '../../engine/facts/facts.ts';
import type { Identity } from '../api/calls/identity-api.ts';
import { sendPage } from '../api/calls/page-api.ts';
import { useForgetAnswers } from '../api/hooks/session-cache.tsx';
import { usePage } from '../api/hooks/use-content.ts';
import { useSignedIn } from '../api/hooks/use-signed-in.ts';
import { useSend } from '../api/transport/api-context.ts';
import { followPath } from '../api/transport/session-redirect.ts';
import type { Core } from '../data/content.ts';
import { useOrg } from '../data/org-context.ts';
import { NO_EVENTS, useTellSubject } from '../data/subject-store.ts';
import type { Submission } from '../data/submission.ts';
import { useSendFeedback } from '../feedback/use-send-feedback.ts';
import { useIdentity } from '../flags/use-identity.ts';
import { targetHref } from '../page/open-target.ts';
import { pageContext } from '../page/page-context.ts';
import { PageView } from '../page/page-view.tsx';
import { useOpenTarget } from '../page/use-open-target.ts';
import { showToast } from '../parts/toast-store.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { useSendSurvey } from '../survey/use-send-survey.ts';

/** Draws the page inside the shell. Its questions concern the visitor's own login, or go to the lender. */
export function SupportPage({
  core,
  page,
  params,
}: {
  core: Core;
  page: string;
  params: Record<string, string>;
}) {
  const org = useOrg();
  const send = useSend();
  const open = useOpenTarget();
  const sendFeedback = useSendFeedback();
  const sendSurvey = useSendSurvey(core.site?.survey?.thanks);
  const signedIn = useSignedIn();
  const identity = useIdentity().data;
  const facts = useMemo(() => identityFacts(identity), [identity]);
  const loaded = usePage(core.id, page);
  const base = core.flow.basePath === '/' ? '' : core.flow.basePath;
  const href = (to: string) => targetHref(to, core.org, (id) => `${base}/${id}`);
  const forget = useForgetAnswers();
  usePageTitle(loaded.data && { core, title: loaded.data.page.title, facts, at: page });
  useTellSubject({ core, facts, page, step: null, events: NO_EVENTS });
  const { dashboard } = org.site.links;

  // The forms of the site's dialogs may be opened by their addresses too, e.g. from an email.
  async function submit(submission: Submission): Promise<void> {
    const { feedback, survey } = core.site ?? {};
    if (survey?.page !== page && feedback?.page !== page) return sendAccountPage(submission);
    if (survey?.page === page) await sendSurvey(submission.data);
    if (feedback?.page === page) {
      await sendFeedback(submission.data);
      showToast({ tone: 'success', text: feedback.thanks });
    }
    open(href(dashboard));
  }

  async function sendAccountPage(submission: Submission): Promise<void> {
    const { next } = await sendPage(send, { flow: core.id, page, query: carried() }, submission);
    const then = loaded.data?.page.actions?.[submission.action]?.then;
    if (next) followPath(next, org.basePath, (path) => open(path, { replace: true }));
    else if (then !== 'stay') open(href(typeof then === 'object' ? then.to : dashboard), { replace: true });
    // The signed-in user, and what they may see, may have changed.
    forget();
  }

  if (loaded.error) return <LoadFailure error={loaded.error} />;
  if (!loaded.data) return <LoadingPage />;
  return (
    <Shell facts={facts} core={core} menu={signedIn}>
      <PageView
        core={core}
        loaded={loaded.data}
        facts={facts}
        context={pageContext({ org, send, params })}
        onSubmit={submit}
        onLink={(to) => open(href(to))}
        href={href}
      />
    </Shell>
  );
}

// What the address brings. A token stands behind the #, where no log sees it; older links have it in their query.
function carried(): Record<string, string> {
  const { search, hash } = window.location;
  return Object.fromEntries([search, hash].flatMap((part) => [...new URLSearchParams(part.slice(1))]));
}

// What pages about the login may say: who is signed in.
function identityFacts(identity: Identity | undefined): Facts {
  if (!identity) return {};
  const { email, phone, firstName: first, middleName: middle, lastName: last, suffix } = identity;
  return { identity, profile: { email, phone, name: { first, middle, last, suffix } } };
}
