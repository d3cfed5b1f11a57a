/** The login: by the broker where its flag is on, else here; afterwards back to where the borrower wanted to go (ACC-R2). */

import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOwnPath } from '../../engine/text/own-path.ts';
import { askRedirect } from '../api/calls/identity-api.ts';
import { useForgetAnswers } from '../api/hooks/session-cache.tsx';
import { useSupportCore } from '../api/hooks/use-support-core.ts';
import { useSend } from '../api/transport/api-context.ts';
import { afterLogin, followPath, isElsewhere } from '../api/transport/session-redirect.ts';
import type { IdentityKind } from '../data/identity-kind.ts';
import { useOrg } from '../data/org-context.ts';
import { say } from '../data/say.ts';
import { useShellLinks } from '../data/use-shell-links.ts';
import { useWords } from '../data/use-words.ts';
import { useIdentityWay } from '../flags/use-identity.ts';
import { Link } from '../parts/link.tsx';
import { Picture } from '../parts/picture.tsx';
import { LoadFailure } from './load-failure.tsx';
import { LoadingPage } from './loading-page.tsx';
import { LoginForm } from './login-form.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Login, and the link to register. */
export function LoginPage() {
  const way = useIdentityWay();
  const core = useSupportCore();
  if (!way) return core.error ? <LegacyLogin /> : <LoadingPage />;
  return way.broker ? <BrokerLogin kind={way.kind} /> : <LegacyLogin />;
}

function LegacyLogin() {
  const org = useOrg();
  const { basePath, site } = org;
  const { login } = site.words;
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  usePageTitle({ title: say('login.title'), at: 'login' });
  const forget = useForgetAnswers();
  const goOn = () => {
    followPath(afterLogin(query.get('redirectUrl'), org), basePath, (path) =>
      navigate(path, { replace: true }),
    );
    // Answers for a visitor are no longer valid.
    forget();
  };
  return (
    <div className="hl-columns">
      <div className="hl-column hl-narrow">
        <article className="hl-page">
          <header className="hl-page-head hl-login-head">
            <Picture name="house" />
            <h1 tabIndex={-1}>{say('login.title')}</h1>
            <p className="hl-lead">{login.lead}</p>
          </header>
          <div className="hl-card hl-login-card">
            <LoginForm id="login" onSignedIn={goOn} />
            <OtherWays />
          </div>
          <p className="hl-login-new">
            {login.newHere} <Link to={site.links.register}>{login.register}</Link>. {login.promise}
          </p>
        </article>
      </div>
    </div>
  );
}

// For borrowers without their password at hand.
function OtherWays() {
  const { resetPassword, signInLink } = useShellLinks();
  const { link, forgot } = useWords().login;
  if (!resetPassword && !signInLink) return null;
  return (
    <div className="hl-login-ways">
      {signInLink && (
        <Link className="hl-button" data-kind="secondary" to={signInLink}>
          {link}
        </Link>
      )}
      {resetPassword && <Link to={resetPassword}>{forgot}</Link>}
    </div>
  );
}

// The broker says where to; this page only holds the place meanwhile.
function BrokerLogin({ kind }: { kind: IdentityKind }) {
  const send = useSend();
  const org = useOrg();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const [error, setError] = useState<Error>();
  const [older, setOlder] = useState(false);
  const wanted = query.get('redirectUrl');
  useEffect(() => {
    const redirectUrl = isOwnPath(wanted) ? wanted : undefined;
    askRedirect(send, 'login', { kind, org, redirectUrl }).then((to) => {
      if (to?.startsWith(org.site.links.login)) return setOlder(true);
      if (!to || !(isOwnPath(to) || isElsewhere(to))) return setError(new Error('No way to log in'));
      followPath(to, org.basePath, (path) => void navigate(path, { replace: true }));
    }, setError);
  }, [send, kind, org, wanted, navigate]);
  // The server knows best: a flag may have changed since this page came.
  if (older) return <LegacyLogin />;
  return error ? <LoadFailure error={error} /> : <LoadingPage />;
}
