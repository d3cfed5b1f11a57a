/** Finds the notifications of a flow that are due now. The server knows which ones the borrower has already seen. */
import type { FlowNotification } from '../../types/flow.ts';
import type { FlowCore } from '../content/bundle.ts';
import { holds } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';
import { interpolate } from '../text/interpolate.ts';
import type { Standing } from './standing.ts';

/** A notification with its words filled in; `to` is as the flow wrote it, absent for "where the application stands". */
export type DueNotification = {
  id: string;
  title: string;
  text: string | undefined;
  actions: { label: string; to: string | undefined }[];
};

/** In the flow's order. */
export function dueNotifications(
  flow: Pick<FlowCore, 'org' | 'rules' | 'flow'>,
  { facts, step }: Pick<Standing, 'facts' | 'step'>,
): DueNotification[] {
  const scope = scopeOf(flow, facts, { step });
  const fill = (text: string) => interpolate(text, scope);
  return (flow.flow.notifications ?? [])
    .filter(({ when }) => holds(flow.rules, when, scope))
    .map(({ id, title, text, actions = [] }: FlowNotification) => ({
      id,
      title: fill(title),
      text: text === undefined ? undefined : fill(text),
      actions: actions.map(({ label, to }) => ({ label: fill(label), to })),
    }));
}
