/** Sends the answers of the leave-survey with the page that is left, without the borrower (ACC-V1). */
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { pathPattern } from '../../../engine/telemetry/event-shape.ts';
import { showToast } from '../../parts/toast-store.ts';
import { useSend } from '../../platform/api/transport/api-context.ts';
import type { JsonObject } from '../../platform/data/json.ts';

const PATH = '/service-profile/api/v1/feedback/leave-survey';

/** Says `thanks` on success. Failed answers are lost: they must not keep the borrower from leaving. */
export function useSendSurvey(thanks: string | undefined): (answers: JsonObject) => Promise<void> {
  const send = useSend();
  const { pathname } = useLocation();
  return useCallback(
    async (answers) => {
      const body = { path: pathPattern(pathname), answers };
      const thank = () => thanks && showToast({ tone: 'success', text: thanks });
      await send({ method: 'POST', path: PATH, body }).then(thank, () => undefined);
    },
    [send, pathname, thanks],
  );
}
