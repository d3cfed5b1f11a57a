/** Leaves a page: at once, or after the survey where the site's content asks it (ACC-V1). */
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { placeOf } from '../../../engine/journey/place.ts';
import { useSupportCore } from '../../platform/api/hooks/use-support-core.ts';
import { useOrg } from '../../platform/data/org-context.ts';
import { useFlag } from '../../platform/flags/use-flag.ts';
import { askBeforeLeaving } from './survey-store.ts';

/** Whether a survey may open here: the page is listed and the lender's toggle is on. */
export function useAsksOnLeaving(): boolean {
  const survey = useSupportCore().data?.site?.survey;
  const { enabled } = useFlag(survey?.toggle ?? '');
  const { pathname } = useLocation();
  const { flows } = useOrg();
  const { uuid, page } = placeOf(pathname, '', flows);
  return enabled && uuid !== undefined && (survey?.pages.includes(page) ?? false);
}

/** Does `leave`, after the survey when it opens. */
export function useLeave(): (leave: () => unknown) => void {
  const asks = useAsksOnLeaving();
  return useCallback(
    (leave) => {
      if (!asks || !askBeforeLeaving(leave)) leave();
    },
    [asks],
  );
}
