/** The login: afterwards back to where the borrower wanted to go, when that is a path of ours (R2). */
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { afterLogin } from '../api/session-redirect.ts';
import { Picture } from '../blocks/illustration.tsx';
import { useOrg } from '../data/org-context.ts';
import { LoginForm } from './login-form.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Login, and the way in for those who are new. */
export function LoginPage() {
  const org = useOrg();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  usePageTitle({ title: 'Log in', at: 'login' });
  function goOn(): void {
    const target = afterLogin(query.get('redirectUrl'), org.basePath);
    if (target.startsWith(`${org.basePath}/`)) navigate(target.slice(org.basePath.length), { replace: true });
    else window.location.assign(target);
  }
  return (
    <div className="hl-columns">
      <div className="hl-column hl-narrow">
        <article className="hl-page">
          <header className="hl-page-head hl-login-head">
            <Picture name="house" />
            <h1 tabIndex={-1}>Log in</h1>
            <p className="hl-lead">Welcome back. Your answers are where you left them.</p>
          </header>
          <div className="hl-card hl-login-card">
            <LoginForm id="login" onSignedIn={goOn} />
          </div>
          <p className="hl-login-new">
            New here? <Link to="/register">Check your rate</Link>. It does not affect your credit score.
          </p>
        </article>
      </div>
    </div>
  );
}
