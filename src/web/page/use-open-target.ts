/** Follows a target: own addresses by the router, the lender's in the same tab, parts of the page by scrolling. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to an address as `targetHref` writes it. */
export function useOpenTarget(): (href: string, options?: { replace?: boolean; state?: unknown }) => void {
  const navigate = useNavigate();
  return useCallback(
    (href, options) => {
      if (href.startsWith('/')) void navigate(href, options);
      else if (/^#./.test(href)) showPart(href.slice(1));
      else if (href !== '#') window.location.assign(href);
    },
    [navigate],
  );
}

function showPart(id: string) {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView?.({ block: 'start' });
}
