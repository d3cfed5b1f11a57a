/** The place of the feedback dialog in the application. Loads dialog and form when a borrower opens it. */
import { lazy, Suspense } from 'react';
import { useStore } from '../../platform/data/use-store.ts';
import { feedbackOpen } from '../../shell/menus/feedback-store.ts';

const FeedbackDialog = lazy(async () => ({
  default: (await import('./feedback-dialog.tsx')).FeedbackDialog,
}));

/** Draws nothing until it is asked for. */
export function FeedbackHost() {
  const open = useStore(feedbackOpen);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <FeedbackDialog onClose={() => feedbackOpen.write(false)} />
    </Suspense>
  );
}
