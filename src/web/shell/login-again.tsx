/** The login over a page whose session has ended. The typed answers stay, out of sight until their owner is back. */

import { useLayoutEffect } from 'react';
import { interpolate } from '../../engine/text/interpolate.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useOrg } from '../platform/data/org-context.ts';
import { say } from '../platform/data/say.ts';
import type { SessionNote } from '../platform/data/session-note.ts';
import { useWords } from '../platform/data/use-words.ts';
import { LoginForm } from './login-form.tsx';
import './login-again.css';

export type LoginAgainProps = { note: SessionNote; broker: boolean; onSignedIn(): void };

/** Can only be answered. */
export function LoginAgain({ note, broker, onSignedIn }: LoginAgainProps) {
  const { again, carryOn, ended } = useWords().session;
  useLayoutEffect(() => {
    document.documentElement.dataset.locked = 'true';
    return () => void delete document.documentElement.dataset.locked;
  }, []);
  return (
    <Dialog title={again}>
      <p data-locks>{`${interpolate(ended[note.why], { minutes: note.minutes })} ${carryOn}`}</p>
      {broker ? <LoginElsewhere /> : <LoginForm id="session" onSignedIn={onSignedIn} />}
    </Dialog>
  );
}

// The broker's login is a place of its own: it opens beside this page, which continues as soon as it is done.
function LoginElsewhere() {
  const { basePath, site } = useOrg();
  return (
    <div className="hl-dialog-buttons">
      <a
        className="hl-button"
        data-kind="primary"
        href={`${basePath}${site.links.login}`}
        target="_blank"
        rel="noreferrer"
      >
        {say('login.submit')} <span className="hl-hidden">{say('shell.newTab')}</span>
      </a>
    </div>
  );
}
