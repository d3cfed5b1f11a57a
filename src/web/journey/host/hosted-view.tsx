/** One visit of a loaded page: keeps its draft, sends its answers, detects another tab, and leads on. */
import { worded } from '../../../engine/journey/worded.ts';
import { targetHref } from '../../page/open-target.ts';
import { PageView } from '../../page/page-view.tsx';
import { useOpenTarget } from '../../page/use-open-target.ts';
import type { LoadedPage } from '../../platform/api/calls/load-content.ts';
import { useSend } from '../../platform/api/transport/api-context.ts';
import { ApiError } from '../../platform/api/transport/api-error.ts';
import type { JsonObject } from '../../platform/data/json.ts';
import { useOrg } from '../../platform/data/org-context.ts';
import type { Submission } from '../../platform/data/submission.ts';
import { useOnward } from '../../platform/data/use-onward.ts';
import { Banners } from './banners.tsx';
import { pageContext } from './page-context.ts';
import type { Next, PagePort } from './page-port.ts';
import type { Visit } from './use-visit.ts';

export type HostedViewProps = {
  port: PagePort;
  loaded: LoadedPage;
  visit: Visit;
  /** Follows a link of the page in another way than by its address. */
  onLink?: (to: string) => void;
};

/** The page itself, without a frame. */
export function HostedView({ port, loaded, visit, onLink }: HostedViewProps) {
  const { core, id, mode, facts, stale, save } = port;
  const org = useOrg();
  const send = useSend();
  const open = useOpenTarget();
  const onward = useOnward();
  const { page } = loaded;
  const sent = mode === 'sent' && !visit.leaving;
  const href = (to: string) => targetHref(to, core.org, port.address);

  async function submit(submission: Submission): Promise<boolean> {
    visit.leave(true);
    try {
      const next = await port.send(submission, page.actions?.[submission.action]?.then ?? 'route');
      stale?.tell(undefined);
      return follow(next);
    } catch (error) {
      visit.leave(false);
      if (error instanceof ApiError && error.status === 409) await compare(submission.data, error);
      throw error;
    }
  }

  // The flow has moved on elsewhere (another tab, the server): show what is true now, and keep what was typed.
  async function compare(typed: JsonObject, conflict: ApiError): Promise<void> {
    const now = await port.renew?.(conflict);
    if (!now) return;
    const { differences } = await import('./difference.ts');
    stale?.tell({
      page: id,
      title: worded(core, page, now).title,
      differences: differences(page, typed, facts, now),
    });
  }

  function follow({ page: follows, to, replace = false, after }: Next): boolean {
    const address = to === undefined ? '#' : href(to);
    open(address.startsWith('/') ? onward(address) : address, { replace });
    if (follows !== 'leaves') visit.leave(false);
    if (follows === 'again') visit.again();
    after?.();
    return follows === 'leaves';
  }

  return (
    <PageView
      key={`${visit.key}/${sent}`}
      {...{ core, loaded, facts, href }}
      progress={port.frame?.progress}
      draft={sent ? {} : (port.draft ?? {})}
      readOnly={sent}
      preview={mode === 'preview'}
      banner={<Banners port={port} sent={sent} />}
      context={pageContext(port, org, send)}
      {...(save && { onSave: save })}
      onSubmit={submit}
      onLink={onLink ?? ((to) => open(href(to)))}
    />
  );
}
