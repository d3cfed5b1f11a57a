/**
 * `?preview=1`: any page of a flow as it looks with what is known now, to view and not to send. Only in the sandbox;
 * production ignores the parameter. `&step=NAME` shows what the page says in that step.
 */
import type { OrgData } from '../../platform/data/org.ts';

/** Whether the address asks for a preview and this installation gives one. */
export function isPreview({ mode }: Pick<OrgData, 'mode'>, params: Record<string, string>): boolean {
  return mode === 'sandbox' && params.preview === '1';
}
