/** The place of the feedback dialog in the application. Loads dialog and form when a borrower opens it. */
import { Suspense } from 'react';
import { useStore } from '../../platform/data/use-store.ts';
import { part } from '../../platform/jsx/part.tsx';
import { feedbackOpen } from '../../shell/menus/feedback-store.ts';

const FeedbackDialog = part(
  'feedback-dialog',
  async () => (await import('./feedback-dialog.tsx')).FeedbackDialog,
);

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
