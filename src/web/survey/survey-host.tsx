/**
 * The place of the leave-survey: watches for links that leave, and draws the survey when a borrower follows one
 * (ACC-V1).
 */
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOrg } from '../data/org-context.ts';
import { useStore } from '../data/use-store.ts';
import { leavingLink } from './leaving-link.ts';
import { askBeforeLeaving, leaving } from './survey-store.ts';
import { useAsksOnLeaving } from './use-leave.ts';

const SurveyDialog = lazy(async () => ({ default: (await import('./survey-dialog.tsx')).SurveyDialog }));

/** Draws nothing until a borrower leaves. */
export function SurveyHost() {
  const open = useStore(leaving) !== undefined;
  const asks = useAsksOnLeaving();
  const { basePath } = useOrg();
  const navigate = useNavigate();
  useEffect(() => {
    if (!asks) return;
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
  }, [asks, basePath, navigate]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <SurveyDialog />
    </Suspense>
  );
}
