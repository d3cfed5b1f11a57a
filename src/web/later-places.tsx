/** Places of dialogs and guards that nobody needs before the first page is drawn: they come as one part of the program right after it. */
import { FeedbackHost } from './feedback/feedback-host.tsx';
import { ProcessingHost } from './processing/processing-host.tsx';
import { LoginGuard } from './shell/login-guard.tsx';
import { SurveyHost } from './survey/survey-host.tsx';

/** Draws nothing by itself. */
export function LaterPlaces() {
  return (
    <>
      <ProcessingHost />
      <FeedbackHost />
      <LoginGuard />
      <SurveyHost />
    </>
  );
}
