/** The borrower's applications: what each is about, where it stands, and the way back in. */

import { IconChevronRight, IconFileText, IconHome } from '@tabler/icons-react';
import { closedTo } from '../../engine/journey/closed-to.ts';
import type { ApplicationsBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { FigureRows } from '../parts/figure-rows.tsx';
import { Link } from '../parts/link.tsx';
import { Picture } from '../parts/picture.tsx';
import { useApplications } from '../platform/api/hooks/use-applications.ts';
import { useSupportCore } from '../platform/api/hooks/use-support-core.ts';
import type { ApplicationEntry } from '../platform/data/application-entry.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { say } from '../platform/data/say.ts';
import { useShellLinks } from '../platform/data/use-shell-links.ts';
import { BlockTitle } from './heading.tsx';
import { Moments, toMoments } from './timeline.tsx';

/** Asked again on every visit. */
export function Applications({ block }: BlockProps<ApplicationsBlock>) {
  const { data, error, isLoading } = useApplications();
  if (isLoading)
    return <div className="hl-loading" role="status" aria-label={say('application-list.loading')} />;
  if (error) return <p role="alert">{say('application-list.failed')}</p>;
  const entries = data ?? [];
  return (
    <section>
      <BlockTitle title={block.title} />
      {entries.length === 0 ? <NoApplications /> : <Entries entries={entries} block={block} />}
      {entries[0] && block.start && <Start label={block.start} latest={entries[0].uuid} />}
    </section>
  );
}

function Entries({ entries, block }: { entries: ApplicationEntry[]; block: ApplicationsBlock }) {
  return (
    <ul className="hl-applications">
      {entries.map((entry) => (
        <li key={entry.uuid} className="hl-application">
          <Way entry={entry} ended={block.ended ?? ''} />
          <AtAGlance entry={entry} />
          {block.documents && (
            <Link className="hl-application-documents" to={`/${entry.uuid}/${block.documents}`}>
              <IconFileText size={18} aria-hidden /> {say('application-list.documents')}
              <span className="hl-hidden">{say('application-list.of', { number: entry.loanNumber })}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Way({ entry, ended }: { entry: ApplicationEntry; ended: string }) {
  const { uuid, title, loanNumber, figures, status, active } = entry;
  const page = entry.page ?? (active || entry.badge ? '' : ended);
  return (
    <Link className="hl-application-way" to={`/${uuid}/${page}`}>
      <span className="hl-application-icon">
        <IconHome size={22} aria-hidden />
      </span>
      <span className="hl-application-words">
        <strong>{title}</strong>
        {figures && <span className="hl-number">{figures}</span>}
        {loanNumber && <span className="hl-note">{say('application-list.id', { number: loanNumber })}</span>}
        <span className="hl-application-status">
          <span className="hl-badge" data-turn={active && !entry.waits && !entry.badge}>
            {turnOf(entry)}
          </span>
          {status && <span>{status}</span>}
        </span>
      </span>
      <span className="hl-application-go" data-active={active}>
        {entry.action ?? (active ? say('application-list.resume') : say('application-list.view'))}
        <IconChevronRight size={18} aria-hidden />
      </span>
    </Link>
  );
}

// Of a line that is signed: what it costs, when, and what comes next.
function AtAGlance({ entry: { rows, timeline } }: { entry: ApplicationEntry }) {
  const moments = toMoments(timeline);
  if (rows.length === 0 && moments.length === 0) return null;
  return (
    <div className="hl-application-glance">
      <FigureRows className="hl-application-rows" rows={rows.map(({ label, value }) => [label, value])} />
      {moments.length > 0 && <Moments moments={moments} />}
    </div>
  );
}

function turnOf({ active, waits, badge }: ApplicationEntry): string {
  if (badge) return badge;
  if (!active) return say('application-list.ended');
  return waits ? say('application-list.working') : say('application-list.yourTurn');
}

// Begins with the answers of the newest one. Where the lender is closed to unreferred visitors, there is none.
function Start({ label, latest }: { label: string; latest: string }) {
  const { register } = useShellLinks();
  const { organization } = useOrg().orgMetaData.companyInfo;
  const site = useSupportCore().data?.site;
  const { text } = usePageScope();
  if (closedTo(site, { path: register, organization, referred: false })) return null;
  return (
    <Link className="hl-button" data-kind="secondary" to={`${register}?again=${latest}`}>
      {text(label)}
    </Link>
  );
}

function NoApplications() {
  const { register } = useShellLinks();
  return (
    <div className="hl-empty">
      <Picture name="house" />
      <p>{say('application-list.none')}</p>
      <Link className="hl-button" data-kind="primary" to={register}>
        {say('application-list.check')}
      </Link>
    </div>
  );
}
