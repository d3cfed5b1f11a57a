/** The one host of every page: loads it, frames it, gives it its title, and tells the toolbar of it. The rest is its port's. */

import { IconArrowLeft } from '@tabler/icons-react';
import { worded } from '../../../engine/journey/worded.ts';
import { holds } from '../../../engine/rules/holds.ts';
import { scopeOf } from '../../../engine/rules/scope.ts';
import { Link } from '../../parts/link.tsx';
import { usePage } from '../../platform/api/hooks/use-content.ts';
import type { Page } from '../../platform/data/content.ts';
import { say } from '../../platform/data/say.ts';
import { NO_EVENTS, useTellSubject } from '../../platform/data/subject-store.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { LoadingPage } from '../../shell/loading-page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { HostedView } from './hosted-view.tsx';
import type { PagePort } from './page-port.ts';
import { useVisit } from './use-visit.ts';

/** Draws the page inside the shell. It needs no key: another page is another visit. */
export function HostedPage(port: PagePort) {
  const { core, id, params, mode, facts, frame, back, standing, coming } = port;
  const { data, error } = usePage(core.id, id);
  const page = data?.page;
  const visit = useVisit([id, ...Object.values(params)].join('/'));
  // What the page reads has its room when it comes: nothing below it jumps.
  const isEarly = page?.reads?.some((facts) => coming?.includes(facts)) === true;
  const progress = page?.progress ?? frame?.progress;
  // A page that waits has no heading yet to be led to.
  const title = page && !isEarly ? worded(core, page, facts).title : undefined;
  usePageTitle(
    title === undefined ? undefined : { core, title, facts, at: `${visit.key}#${mode === 'waiting'}` },
  );
  useTellSubject({
    ...{ core, facts, page: id, step: null, events: NO_EVENTS, ...standing },
    onSkip: waits(port, page) ? port.skip : undefined,
  });
  return (
    <Shell {...frame} {...{ facts, core, progress }} part={page?.part} frame={page?.frame}>
      {back && (
        <Link className="hl-back" to={back}>
          <IconArrowLeft size={18} aria-hidden /> {say('page.back')}
        </Link>
      )}
      {error && <LoadFailure error={error} />}
      {(!data || isEarly) && !error && <LoadingPage inside />}
      {data && !isEarly && <HostedView {...{ port, visit }} loaded={data} />}
    </Shell>
  );
}

// A page that only informs (a hold, the days of the right to cancel) waits for others too; one that leads on does not.
function waits({ mode, core, facts }: PagePort, page: Page | undefined): boolean {
  if (mode === 'preview' || mode === 'waiting') return mode === 'waiting';
  if (page === undefined) return false;
  const scope = scopeOf(core, facts);
  const open = Object.values(page.actions ?? {}).filter(({ when = 'always' }) =>
    holds(core.rules, when, scope),
  );
  return !open.some(({ do: does, to = '/' }) => does === 'save' || !to.startsWith('/'));
}
