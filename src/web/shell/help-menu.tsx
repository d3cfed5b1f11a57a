/** How to reach people, in the same place on every page (WCAG 3.2.6). */

import { IconMail, IconPhone } from '@tabler/icons-react';
import { Link } from '../parts/link.tsx';
import { useSignedIn } from '../platform/api/hooks/use-signed-in.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { say } from '../platform/data/say.ts';
import { supportPhone } from '../platform/data/support-phone.ts';

/** Phone, email, hours and the support page. */
export function HelpMenu() {
  const { orgMetaData, site } = useOrg();
  const { companyInfo } = orgMetaData;
  const signedIn = useSignedIn();
  const call = supportPhone(companyInfo);
  const hours = companyInfo.supportHoursText;
  return (
    <ul className="hl-menu-list">
      {call && (
        <li>
          <a href={call.href}>
            <IconPhone size={18} aria-hidden /> {call.text}
          </a>
        </li>
      )}
      {companyInfo.email && (
        <li>
          <a href={`mailto:${companyInfo.email}`}>
            <IconMail size={18} aria-hidden /> {companyInfo.email}
          </a>
        </li>
      )}
      {typeof hours === 'string' && <li className="hl-menu-note">{hours}</li>}
      <li>
        <Link to={signedIn ? site.links.support : site.links.registerSupport}>{say('shell.support')}</Link>
      </li>
    </ul>
  );
}
