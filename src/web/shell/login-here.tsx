/** Logging in: by the broker where its flag is on, else here; afterwards back to where the borrower wanted to go (ACC-R2). */

import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isOwnPath } from '../../engine/text/own-path.ts';
import { askRedirect } from '../platform/api/calls/identity-api.ts';
import { useForgetAnswers } from '../platform/api/hooks/session-cache.tsx';
import { useSupportCore } from '../platform/api/hooks/use-support-core.ts';
import { useSend } from '../platform/api/transport/api-context.ts';
import { afterLogin, followPath, isElsewhere } from '../platform/api/transport/session-redirect.ts';
import type { IdentityKind } from '../platform/data/identity-kind.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { useIdentityWay } from '../platform/flags/use-identity.ts';
import { LoadFailure } from './load-failure.tsx';
import { LoadingPage } from './loading-page.tsx';
import { LoginForm } from './login-form.tsx';

type Around = { around(form: ReactNode): ReactNode };

/** Draws email and password inside what stands around them; on the way to the broker, only that it takes a moment. */
export function LoginHere({ around }: Around) {
  const way = useIdentityWay();
  const core = useSupportCore();
  if (!way) return core.error ? around(<PasswordLogin />) : <LoadingPage inside />;
  return way.broker ? <BrokerLogin kind={way.kind} around={around} /> : around(<PasswordLogin />);
}

function PasswordLogin() {
  const org = useOrg();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const forget = useForgetAnswers();
  const goOn = (home?: string) => {
    followPath(afterLogin(query.get('redirectUrl'), org, home), org.basePath, (path) =>
      navigate(path, { replace: true }),
    );
    // Answers for a visitor are no longer valid.
    forget();
  };
  return <LoginForm id="login" onSignedIn={goOn} />;
}

// The broker says where to; the page only holds the place meanwhile.
function BrokerLogin({ kind, around }: Around & { kind: IdentityKind }) {
  const send = useSend();
  const org = useOrg();
  const navigate = useNavigate();
  const [query] = useSearchParams();
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
  if (older) return around(<PasswordLogin />);
  return error ? <LoadFailure error={error} /> : <LoadingPage inside />;
}
