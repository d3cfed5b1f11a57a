/** One page of the site that belongs to no application. */
import { useMemo } from 'react';
import { useSend } from '../api/api-context.ts';
import { usePage } from '../api/use-content.ts';
import { type ShellProfile, useShellProfile } from '../api/use-shell-profile.ts';
import { useSignedIn } from '../api/use-signed-in.ts';
import type { Core } from '../data/content.ts';
import { useOrg } from '../data/org-context.ts';
import { NO_EVENTS, useTellSubject } from '../dev/subject-store.ts';
import { useSendFeedback } from '../feedback/use-send-feedback.ts';
import { targetHref } from '../page/open-target.ts';
import { PageView, type Submission } from '../page/page-view.tsx';
import { useOpenTarget } from '../page/use-open-target.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { showToast } from '../shell/toast-store.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { useSendSurvey } from '../survey/use-send-survey.ts';
import { pageContext } from './page-context.ts';

/** Draws the page inside the shell. Such pages say things; only the feedback form asks. */
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
  const facts = useProfileFacts(signedIn);
  const loaded = usePage(core.id, page);
  const href = (to: string) => targetHref(to, core.org, (id) => `/${id}`);
  usePageTitle(loaded.data && { core, title: loaded.data.page.title, facts, at: page });
  useTellSubject({ core, facts, page, step: null, events: NO_EVENTS });
  // The forms of the site's dialogs may be opened by their addresses too, e.g. from an email.
  async function submit({ data }: Submission): Promise<void> {
    const { feedback, survey, links } = core.site ?? {};
    if (survey?.page === page) await sendSurvey(data);
    if (feedback?.page === page) {
      await sendFeedback(data);
      showToast({ tone: 'success', text: feedback.thanks });
    }
    open(href(links?.dashboard ?? '/'));
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

// What such a page may say about whoever is signed in.
function useProfileFacts(signedIn: boolean) {
  const { data: profile } = useShellProfile(signedIn);
  return useMemo(() => (profile ? factsOf(profile) : {}), [profile]);
}

function factsOf({ uuid, profileType, isBroker, email, phone, name }: ShellProfile) {
  return { identity: { uuid, type: profileType, isBroker }, profile: { email, phone, name } };
}
