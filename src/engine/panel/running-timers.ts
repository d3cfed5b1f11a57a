/** Which timers of a panel run where it stands, and when each is due first. A host starts these and stops all others. */
import type { Timer } from '../../types/timers.ts';
import type { FlowCore } from '../content/bundle.ts';
import { readPath } from '../facts/read-path.ts';
import { holds } from '../rules/holds.ts';
import type { Panel } from './advance.ts';
import { panelScope } from './panel-scope.ts';

/** `dueAt` is milliseconds since 1970; `everyMs` after that, again and again. */
export type RunningTimer = Pick<Timer, 'event' | 'do'> & { name: string; dueAt: number; everyMs?: number };

type PanelFlow = Pick<FlowCore, 'org' | 'rules' | 'flow' | 'timers'>;

/** @param since when the phase began. Both in milliseconds since 1970 */
export function runningTimers(
  flow: PanelFlow,
  { phase, facts }: Panel,
  { since, now }: { since: number; now: number },
): RunningTimer[] {
  const scope = panelScope(flow, facts, now);
  return Object.entries(flow.timers?.timers ?? {}).flatMap(([name, timer]) => {
    const runs = timer.in.includes(phase) && holds(flow.rules, timer.when ?? 'always', scope);
    const dueAt = runs ? firstDue(timer, scope, since) : undefined;
    if (dueAt === undefined) return [];
    const { event, do: acts, every } = timer;
    return [
      {
        ...{ name, dueAt },
        ...(event !== undefined && { event }),
        ...(acts && { do: acts }),
        ...(every && { everyMs: milliseconds(every) }),
      },
    ];
  });
}

/** Undefined where the fact that says the moment is missing. */
function firstDue({ every, after, at, before }: Timer, scope: object, since: number): number | undefined {
  const span = every ?? after;
  if (span) return since + milliseconds(span);
  const moment = readPath(scope, at ?? '');
  return typeof moment === 'number' ? moment - (before ? milliseconds(before) : 0) : undefined;
}

const milliseconds = ({ seconds }: { seconds: number }) => seconds * 1000;
