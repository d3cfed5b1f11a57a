/** The top bar: the lender's logo left, help and account right. The same on every page. */

import { IconHelpCircle } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { DisclosureMenu } from '../parts/disclosure-menu.tsx';
import { LanguageSwitch } from '../parts/language/language-switch.tsx';
import { LenderLogo } from '../parts/lender-logo.tsx';
import { Link } from '../parts/link.tsx';
import { useSignedIn } from '../platform/api/hooks/use-signed-in.ts';
import { isLogin } from '../platform/api/transport/session-redirect.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { say } from '../platform/data/say.ts';
import { useShellLinks } from '../platform/data/use-shell-links.ts';
import { part } from '../platform/jsx/part.tsx';
import { HelpMenu } from './help-menu.tsx';

const SignedInBar = part('signed-in-bar', async () => (await import('./signed-in-bar.tsx')).SignedInBar);

/** Logo, help, and for signed-in users the site's menus (ACC-N5). */
export function TopBar() {
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  const links = useShellLinks();
  // The page after a login brings the account's menus: pressed before it is here, they would close again.
  const atLogin = isLogin(links, pathname);
  return (
    <header className="hl-top">
      <div className="hl-top-inner">
        <Logo />
        <nav className="hl-top-nav" aria-label={say('shell.helpAndAccount')}>
          <LanguageSwitch />
          <DisclosureMenu label={say('shell.help')} icon={<IconHelpCircle size={22} aria-hidden />}>
            <HelpMenu />
          </DisclosureMenu>
          {signedIn && !atLogin && (
            <Suspense fallback={<span className="hl-top-wait" />}>
              <SignedInBar />
            </Suspense>
          )}
          {!signedIn && !atLogin && (
            <Link className="hl-button" data-kind="secondary" data-size="small" to={links.login}>
              {say('shell.login')}
            </Link>
          )}
        </nav>
      </div>
    </header>
  );
}

/** ACC-N8: the originator's logo, leading to its homepage. Without a picture, its name. */
function Logo() {
  const { orgMetaData, site } = useOrg();
  const { companyInfo } = orgMetaData;
  const { logoUrl, logoAlt, logoRedirect, companyNameShort } = companyInfo;
  const mark = logoUrl ? (
    <LenderLogo alt={logoAlt ?? companyNameShort} />
  ) : (
    <strong>{companyNameShort}</strong>
  );
  const away = logoRedirect && /^https:/.test(logoRedirect) ? logoRedirect : undefined;
  return (
    <div className="hl-logo">
      {away ? (
        <a href={away} target="_blank" rel="noopener noreferrer">
          {mark} <span className="hl-hidden">{say('shell.newTab')}</span>
        </a>
      ) : (
        <Link to={site.links.dashboard}>{mark}</Link>
      )}
      {logoUrl && (
        <span className="hl-print-only" aria-hidden>
          {companyInfo.companyName}
        </span>
      )}
    </div>
  );
}
