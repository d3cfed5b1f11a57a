/** The place of the leave-survey: what watches for links that leave comes to the pages that ask it, the survey when it opens (ACC-V1). */
import { Suspense } from 'react';
import { useStore } from '../../platform/data/use-store.ts';
import { part } from '../../platform/jsx/part.tsx';
import { leaving } from '../../shell/menus/survey-store.ts';
import { useAsksOnLeaving } from '../../shell/menus/use-leave.ts';

const LeaveWatch = part('leave-watch', async () => (await import('./leave-watch.tsx')).LeaveWatch);
const SurveyDialog = part('survey-dialog', async () => (await import('./survey-dialog.tsx')).SurveyDialog);

/** Draws nothing until a borrower leaves. */
export function SurveyHost() {
  const open = useStore(leaving) !== undefined;
  const asks = useAsksOnLeaving();
  return (
    <Suspense fallback={null}>
      {asks && <LeaveWatch />}
      {open && <SurveyDialog />}
    </Suspense>
  );
}
