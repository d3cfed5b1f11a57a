/** The borrower's applications: what each is about, where it stands, and the way back in. */
import { IconChevronRight, IconHome } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ApplicationsBlock } from '../../types/page.ts';
import { useApplications } from '../api/use-applications.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { BlockTitle } from './heading.tsx';
import { Picture } from './illustration.tsx';

export type ApplicationEntry = {
  uuid: string;
  title: string;
  loanNumber: string | undefined;
  status: string | undefined;
  active: boolean;
};

/** Asked again on every visit. */
export function Applications({ block }: BlockProps<ApplicationsBlock>) {
  const { data, error, isLoading } = useApplications();
  if (isLoading) return <div className="hl-loading" role="status" aria-label="Loading your applications" />;
  if (error) return <p role="alert">We couldn't load your applications. Please reload the page.</p>;
  const entries = data ?? [];
  return (
    <section>
      <BlockTitle title={block.title} />
      {entries.length === 0 ? <NoApplications /> : <Entries entries={entries} ended={block.ended} />}
    </section>
  );
}

function Entries({ entries, ended = '' }: { entries: ApplicationEntry[]; ended: string | undefined }) {
  return (
    <ul className="hl-applications">
      {entries.map((entry) => (
        <li key={entry.uuid}>
          <Link className="hl-application" to={`/${entry.uuid}/${entry.active ? '' : ended}`}>
            <span className="hl-application-icon">
              <IconHome size={22} aria-hidden />
            </span>
            <span className="hl-application-words">
              <strong>{entry.title}</strong>
              {entry.loanNumber && <span className="hl-note">Application ID {entry.loanNumber}</span>}
              {entry.status && <span className="hl-note">{entry.status}</span>}
            </span>
            <span className="hl-application-go" data-active={entry.active}>
              {entry.active ? 'Continue' : 'View'}
              <IconChevronRight size={18} aria-hidden />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NoApplications() {
  return (
    <div className="hl-empty">
      <Picture name="house" />
      <p>You have no application yet.</p>
      <Link className="hl-button" data-kind="primary" to="/register">
        Check my rate
      </Link>
    </div>
  );
}
