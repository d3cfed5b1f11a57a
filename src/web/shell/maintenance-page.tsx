/** Said on the routes that are closed for maintenance (ACC-M2). */

import { Link } from '../parts/link.tsx';
import { Picture } from '../parts/picture.tsx';
import type { Closed } from '../platform/data/maintenance.ts';
import { say } from '../platform/data/say.ts';
import { useShellLinks } from '../platform/data/use-shell-links.ts';
import { usePageTitle } from './use-page-title.ts';

/** Title, message and, where the flag allows, the way to the dashboard. */
export function MaintenancePage({ closed }: { closed: Closed }) {
  const { dashboard } = useShellLinks();
  usePageTitle({ title: closed.title, at: 'maintenance' });
  return (
    <div className="hl-columns">
      <div className="hl-column hl-plain">
        <Picture name="paused" />
        <h1 tabIndex={-1}>{closed.title}</h1>
        <p>{closed.message}</p>
        {closed.showsDashboardLink && (
          <div className="hl-plain-buttons">
            <Link className="hl-button" data-kind="secondary" to={dashboard}>
              {say('shell.toDashboard')}
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}
