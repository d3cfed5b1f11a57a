/** What widgets may know of the page around them, made from the application's calls. */
import type { ApplicationApi } from '../api/calls/application-api.ts';
import type { Send } from '../api/transport/client.ts';
import type { OrgData } from '../data/org.ts';
import { today } from '../data/today.ts';
import type { PageViewProps } from './page-view-props.ts';

export type ContextParts = {
  org: OrgData;
  send: Send;
  params: Record<string, string>;
  uuid?: string | undefined;
  api?: ApplicationApi;
  sample?: (name: string) => Promise<ArrayBuffer>;
  refresh?: () => Promise<unknown>;
};

/** Without an application, files and documents have nowhere to go: every call is refused. */
export function pageContext({
  org,
  send,
  params,
  uuid,
  api,
  sample,
  refresh,
}: ContextParts): PageViewProps['context'] {
  return {
    org,
    pricing: org.orgPricingData,
    application: uuid,
    today: today(),
    mode: org.mode,
    params,
    refresh: refresh ?? (async () => undefined),
    call: (request) => send(request),
    upload: api?.upload ?? refuse,
    removeFile: api?.removeFile ?? refuse,
    pdf: api?.pdf ?? refuse,
    sample: sample ?? refuse,
  };
}

async function refuse(): Promise<never> {
  throw new Error('There is no application yet');
}
