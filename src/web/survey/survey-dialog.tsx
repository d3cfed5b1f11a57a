/** The questions of the leave-survey, as the site's content asks them. However it closes, the borrower leaves after it. */
import { useSupportCore } from '../api/hooks/use-support-core.ts';
import { SupportDialog } from '../feedback/support-dialog.tsx';
import { closeSurvey } from './survey-store.ts';
import { useSendSurvey } from './use-send-survey.ts';

// SPEC-11.4: the leaving goes on about this long after the survey has closed.
const DELAY_MS = 750;

export function SurveyDialog() {
  const survey = useSupportCore().data?.site?.survey;
  const send = useSendSurvey(survey?.thanks);
  const close = () => closeSurvey(survey?.delayMs ?? DELAY_MS);
  return (
    <SupportDialog
      page={survey?.page}
      onSubmit={async (answers) => {
        await send(answers);
        close();
      }}
      onClose={close}
    />
  );
}
