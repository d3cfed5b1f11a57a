/** The questions of the leave-survey, as the site's content asks them. However it closes, the borrower leaves after it. */
import { useSupportCore } from '../../platform/api/hooks/use-support-core.ts';
import { closeSurvey } from '../../shell/menus/survey-store.ts';
import { SupportDialog } from '../feedback/support-dialog.tsx';
import { useSendSurvey } from './use-send-survey.ts';

export function SurveyDialog() {
  const survey = useSupportCore().data?.site?.survey;
  const send = useSendSurvey(survey?.thanks);
  // SPEC-11.4: the leaving continues a moment after the survey has closed; site.json says how long.
  const close = () => closeSurvey(survey?.delayMs ?? 0);
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
