/**
 * Sends a borrower's message to the lender's head (ACC-K1 to ACC-K4). The page's answers are the words of the request.
 */
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { applicationOf } from '../../../engine/journey/place.ts';
import { PRODUCT_TYPE } from '../../../engine/telemetry/event-shape.ts';
import { showToast } from '../../parts/toast-store.ts';
import { useSend } from '../../platform/api/transport/api-context.ts';
import { readApplication } from '../../platform/api/transport/token.ts';
import type { JsonObject } from '../../platform/data/json.ts';
import { useOrg } from '../../platform/data/org-context.ts';

const PATH = '/service-profile/api/v1/feedback/ceo';

/** The application is that of the address, else the last one, else left out. Says `thanks` once it has arrived. */
export function useSendFeedback(thanks: string | undefined): (data: JsonObject) => Promise<void> {
  const send = useSend();
  const { basePath } = useOrg();
  const { pathname } = useLocation();
  return useCallback(
    async ({ topic, message, marketingConsent }: JsonObject) => {
      const applicationUuid = applicationOf(pathname) ?? readApplication();
      const body = {
        ...(applicationUuid && { applicationUuid }),
        message: typeof message === 'string' ? message.trim() : message,
        topic,
        marketingConsent,
        pathname: `${basePath}${pathname}`,
        productType: PRODUCT_TYPE,
      };
      await send({ method: 'POST', path: PATH, body });
      if (thanks) showToast({ tone: 'success', text: thanks });
    },
    [send, basePath, pathname, thanks],
  );
}
