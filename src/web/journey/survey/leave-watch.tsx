/** Watches for links that leave, where a survey may open, and asks it first (ACC-V1). */
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOrg } from '../../platform/data/org-context.ts';
import { askBeforeLeaving } from '../../shell/menus/survey-store.ts';
import { leavingLink } from './leaving-link.ts';

/** Draws nothing. */
export function LeaveWatch() {
  const { basePath } = useOrg();
  const navigate = useNavigate();
  useEffect(() => {
    const go = ({ href, origin, pathname, search, hash }: URL) =>
      origin === window.location.origin && pathname.startsWith(`${basePath}/`)
        ? navigate(`${pathname.slice(basePath.length)}${search}${hash}`)
        : window.location.assign(href);
    const onClick = (event: MouseEvent) => {
      const url = leavingLink(event, window.location.href);
      if (!url || !askBeforeLeaving(() => go(url))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the router hears of it.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [basePath, navigate]);
  return null;
}
