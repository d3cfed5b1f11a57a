/** Nothing stands at this address. */
import { Link } from 'react-router-dom';
import { Picture } from '../blocks/illustration.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Says so calmly and shows the two ways on. */
export function NotFound() {
  usePageTitle({ title: 'Page not found', at: 'not-found' });
  return (
    <div className="hl-columns">
      <div className="hl-column hl-plain">
        <Picture name="not-found" />
        <h1 tabIndex={-1}>We can't find that page</h1>
        <p>The address may be mistyped, or the page may have moved. Your answers are safe.</p>
        <div className="hl-plain-buttons">
          <Link className="hl-button" data-kind="primary" to="/dashboard">
            Go to dashboard
          </Link>
          <Link className="hl-button" data-kind="quiet" to="/contact">
            Get help
          </Link>
        </div>
      </div>
    </div>
  );
}
