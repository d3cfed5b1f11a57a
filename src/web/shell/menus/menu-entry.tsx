/** One entry of a menu: a page of ours, a place of the lender's, or something to do. */

import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '../../../types/site.ts';
import { useLogout } from '../../accounts/use-logout.ts';
import { targetHref } from '../../page/open-target.ts';
import { Icon } from '../../parts/icon.tsx';
import { Link } from '../../parts/link.tsx';
import { useSupportCore } from '../../platform/api/hooks/use-support-core.ts';
import { say } from '../../platform/data/say.ts';
import { feedbackOpen } from './feedback-store.ts';
import { useLeave } from './use-leave.ts';

export type MenuEntryProps = { item: MenuItem; iconSize?: number; onChosen?: () => void };

/** The page that is open is marked for the eye and for screen readers. */
export function MenuEntry({ item, iconSize = 20, onChosen }: MenuEntryProps) {
  const act = useAction(item.to);
  const words = (
    <>
      {item.icon && <Icon name={item.icon} size={iconSize} className="hl-menu-icon" />}
      <span>
        {item.label}
        {item.text && (
          <span className="hl-menu-text" aria-hidden>
            {item.text}
          </span>
        )}
      </span>
    </>
  );
  if (!act)
    return (
      <MenuLink to={item.to} onChosen={onChosen}>
        {words}
      </MenuLink>
    );
  const press = () => {
    onChosen?.();
    act();
  };
  return (
    <button type="button" onClick={press}>
      {words}
    </button>
  );
}

type MenuLinkProps = { to: string; onChosen: (() => void) | undefined; children: ReactNode };

function MenuLink({ to, onChosen, children }: MenuLinkProps) {
  const { pathname } = useLocation();
  const org = useSupportCore().data?.org ?? {};
  const href = targetHref(to, org, (page) => `/${page}`);
  if (!/^https:/.test(href))
    return (
      <Link to={href} onClick={onChosen} aria-current={isHere(href, pathname) ? 'page' : undefined}>
        {children}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={onChosen}>
      {children} <span className="hl-hidden">{say('shell.newTab')}</span>
    </a>
  );
}

// A place below the one that is open is another place.
function isHere(href: string, pathname: string): boolean {
  const plain = (path: string) =>
    path
      .replace(/[?#].*$/, '')
      .replace(/(.)\/+$/, '$1')
      .toLowerCase();
  return plain(href) === plain(pathname);
}

function useAction(to: string): (() => void) | undefined {
  const logout = useLogout();
  const leave = useLeave();
  if (to === 'action:logout') return () => leave(logout);
  if (to === 'action:feedback') return () => feedbackOpen.write(true);
  return undefined;
}
