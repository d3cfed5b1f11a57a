/**
 * Watches the session (fault F12; WCAG 2.2.1): two minutes before the token ends it asks whether the borrower is still
 * there; when it has ended on a page, the borrower signs in over the page and nothing typed is lost.
 */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSend } from '../api/api-context.ts';
import { readIdentity } from '../api/identity-api.ts';
import type { SessionSignal } from '../api/session-signal.ts';
import { readToken, watchToken } from '../api/token.ts';
import { useIdentityWay } from '../api/use-identity.ts';
import { useOrg } from '../data/org-context.ts';
import { useWords } from '../data/use-words.ts';
import { LoginForm } from './login-form.tsx';
import { useSessionEnd } from './use-session-end.ts';
import { useSessionWarning } from './use-session-warning.ts';

const LEGACY = { kind: 'customer', broker: false } as const;

const Dialog = lazy(async () => ({ default: (await import('./dialog.tsx')).Dialog }));

/** Draws nothing as long as the session is well. */
export function SessionKeeper({ signal }: { signal: SessionSignal }) {
  const send = useSend();
  const way = useIdentityWay() ?? LEGACY;
  const token = useSyncExternalStore(watchToken, readToken);
  const { ended, renewed } = useSessionEnd(signal);
  const ends = useSessionWarning(token);
  const words = useWords().session;
  if (ended) {
    return (
      <Suspense fallback={null}>
        <Dialog title={words.again}>
          <p>{ended === 'here' ? words.endedHere : words.endedElsewhere}</p>
          {way.broker ? <LoginElsewhere /> : <LoginForm id="session" onSignedIn={renewed} />}
        </Dialog>
      </Suspense>
    );
  }
  if (!ends) return null;
  const stay = () => readIdentity(send, way).catch(() => undefined);
  return (
    <Suspense fallback={null}>
      <Dialog title={words.warning} onClose={() => void stay()}>
        <p>{words.warningText}</p>
        <div className="hl-dialog-buttons">
          <button
            type="button"
            className="hl-button"
            data-kind="primary"
            data-autofocus
            onClick={() => void stay()}
          >
            {words.stay}
          </button>
        </div>
      </Dialog>
    </Suspense>
  );
}

// The broker's login is a place of its own: it opens beside this page, which goes on as soon as it is done.
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
        Log in <span className="hl-hidden">(opens in a new tab)</span>
      </a>
    </div>
  );
}
