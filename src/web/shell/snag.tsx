/** The fallback page (ACC-E5): what happened, in the specified words, and every way on. */

import { Picture } from '../parts/picture.tsx';
import { useOrg } from '../platform/data/org-context.ts';
import { say } from '../platform/data/say.ts';
import { supportPhone } from '../platform/data/support-phone.ts';

/** `onRetry` starts again; without it the page is loaded again. */
export function Snag({ onRetry }: { onRetry?: () => void }) {
  const org = useOrg();
  const { companyInfo } = org.orgMetaData;
  const words = org.site.words.snag;
  const call = supportPhone(companyInfo);
  return (
    <div className="hl-columns">
      <div className="hl-column hl-plain" role="alert">
        <Picture name="snag" />
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.hint}</p>
        <p className="hl-note">{words.help}</p>
        <p className="hl-plain-reach">
          {call && <a href={call.href}>{call.text}</a>}
          {companyInfo.email && <a href={`mailto:${companyInfo.email}`}>{companyInfo.email}</a>}
        </p>
        <div className="hl-plain-buttons">
          <button type="button" className="hl-button" data-kind="primary" onClick={onRetry ?? reload}>
            {say('shell.tryAgain')}
          </button>
          <a className="hl-button" data-kind="quiet" href={`${org.basePath}${org.site.links.dashboard}`}>
            {say('shell.toDashboard')}
          </a>
        </div>
      </div>
    </div>
  );
}

function reload(): void {
  window.location.reload();
}
