/** One page of the site that belongs to no application. */
import { useSend } from '../api/api-context.ts';
import { usePage } from '../api/use-content.ts';
import type { Core } from '../data/content.ts';
import { useOrg } from '../data/org-context.ts';
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

const NO_FACTS = {};

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
  const loaded = usePage(core.id, page);
  const href = (to: string) => targetHref(to, core.org, (id) => `/${id}`);
  usePageTitle(loaded.data && { core, title: loaded.data.page.title, facts: NO_FACTS, at: page });
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
    <Shell facts={NO_FACTS} core={core}>
      <PageView
        core={core}
        loaded={loaded.data}
        facts={NO_FACTS}
        context={pageContext({ org, send, params })}
        onSubmit={submit}
        onLink={(to) => open(href(to))}
        href={href}
      />
    </Shell>
  );
}
