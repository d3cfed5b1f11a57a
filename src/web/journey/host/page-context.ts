/** What widgets may know of the page around them, made from the application's calls. */

import type { PageViewProps } from '../../page/page-view-props.ts';
import type { Send } from '../../platform/api/transport/client.ts';
import type { OrgData } from '../../platform/data/org.ts';
import { today } from '../../platform/data/today.ts';
import type { PagePort } from './page-port.ts';

/** A call that the page does not have is refused; a preview sends, saves and uploads nothing, but shows documents. */
export function pageContext(
  { params, mode, calls = {} }: PagePort,
  org: OrgData,
  send: Send,
): PageViewProps['context'] {
  const { uuid: application, api, sample = refuse, refresh = async () => undefined } = calls;
  const { upload = refuse, removeFile = refuse, pdf = refuse } = api ?? {};
  return {
    ...{ org, application, today: today(), mode: org.mode, params, pricing: org.orgPricingData },
    ...{ call: send, upload, removeFile, pdf, sample, refresh },
    ...(mode === 'preview' && { call: refuse, upload: refuse, removeFile: refuse }),
  };
}

async function refuse(): Promise<never> {
  throw new Error('This page does not send that');
}
