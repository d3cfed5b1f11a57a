/** Places of dialogs and guards that no one needs before the first page is drawn: they come as one part of the program right after it. */
import { FeedbackHost } from './journey/feedback/feedback-host.tsx';
import { SurveyHost } from './journey/survey/survey-host.tsx';
import { ProcessingHost } from './page/processing/processing-host.tsx';
import { LoginGuard } from './shell/login-guard.tsx';

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
