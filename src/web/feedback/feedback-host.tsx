/** The place of the feedback dialog in the application. Dialog and form are loaded when somebody opens it. */
import { Suspense, useSyncExternalStore } from 'react';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { isFeedbackOpen, setFeedbackOpen, watchFeedback } from './feedback-store.ts';

/** Draws nothing until it is asked for. */
export function FeedbackHost() {
  const open = useSyncExternalStore(watchFeedback, isFeedbackOpen);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <FeedbackDialog onClose={() => setFeedbackOpen(false)} />
    </Suspense>
  );
}
