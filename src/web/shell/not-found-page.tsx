/** The page for an address without a page. */

import { Link } from '../parts/link.tsx';
import { Picture } from '../parts/picture.tsx';
import { useSignedIn } from '../platform/api/hooks/use-signed-in.ts';
import { say } from '../platform/data/say.ts';
import { useShellLinks } from '../platform/data/use-shell-links.ts';
import { useWords } from '../platform/data/use-words.ts';
import { usePageTitle } from './use-page-title.ts';

/** Says so calmly and shows the two ways on. */
export function NotFoundPage() {
  const { dashboard, support, registerSupport = support } = useShellLinks();
  // The support pages of an account ask a visitor to log in first.
  const help = useSignedIn() ? support : registerSupport;
  const { title, text } = useWords().notFound;
  usePageTitle({ title: say('shell.notFound'), at: 'not-found' });
  return (
    <div className="hl-columns">
      <div className="hl-column hl-plain">
        <Picture name="not-found" />
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <div className="hl-plain-buttons">
          <Link className="hl-button" data-kind="primary" to={dashboard}>
            {say('shell.toDashboard')}
          </Link>
          <Link className="hl-button" data-kind="quiet" to={help}>
            {say('shell.getHelp')}
          </Link>
        </div>
      </div>
    </div>
  );
}
