/** The place of the feedback dialog in the application. Its parts are loaded when somebody opens it. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isFeedbackOpen, setFeedbackOpen, watchFeedback } from './feedback-store.ts';

const FeedbackDialog = lazy(async () => ({
  default: (await import('./feedback-dialog.tsx')).FeedbackDialog,
}));

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
