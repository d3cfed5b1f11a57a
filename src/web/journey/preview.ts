/**
 * `?preview=1`: any page of a flow as it looks with what is known now, to view and not to send. Only in the sandbox;
 * production ignores the parameter. `&step=NAME` shows what the page says in that step.
 */
import type { ApplicationApi } from '../api/calls/application-api.ts';
import type { OrgData } from '../data/org.ts';
import type { PageViewProps } from '../page/page-view-props.ts';

type Asked = { mode: OrgData['mode'] };

/** Whether the address asks for a preview and this installation gives one. */
export function isPreview({ mode }: Asked, params: Record<string, string>): boolean {
  return mode === 'sandbox' && params.preview === '1';
}

/** What a previewed page may still do: show documents. It sends, saves and uploads nothing. */
export function previewContext(
  context: PageViewProps['context'],
  api?: ApplicationApi,
): PageViewProps['context'] {
  return { ...context, call: refuse, upload: refuse, removeFile: refuse, pdf: api?.pdf ?? refuse };
}

async function refuse(): Promise<never> {
  throw new Error('A preview sends nothing');
}
