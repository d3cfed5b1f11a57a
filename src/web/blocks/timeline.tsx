/** What has happened and what follows, with dates. */
import { IconCheck } from '@tabler/icons-react';
import { isRecord } from '../../engine/facts/facts.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import type { TimelineBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { say } from '../platform/data/say.ts';
import { sayMomentDay } from '../platform/data/say-time.ts';
import { BlockTitle } from './heading.tsx';

/** One moment. `date` is yyyy-MM-dd or an ISO time. */
export type Moment = {
  id: string;
  label: string;
  date?: string;
  text?: string;
  state: 'done' | 'now' | 'next';
};

/** The block as a page declares it. */
export function Timeline({ block }: BlockProps<TimelineBlock>) {
  const { facts } = usePageScope();
  const moments = toMoments(readPath(facts, block.from));
  if (moments.length === 0) return null;
  return (
    <section>
      <BlockTitle title={block.title} />
      <Moments moments={moments} />
    </section>
  );
}

/** The list itself; the waiting view draws its milestones with it. */
export function Moments({ moments }: { moments: Moment[] }) {
  return (
    <ol className="hl-timeline">
      {moments.map((moment) => (
        <li
          key={moment.id}
          data-state={moment.state}
          aria-current={moment.state === 'now' ? 'step' : undefined}
        >
          <span className="hl-timeline-mark" aria-hidden>
            {moment.state === 'done' && <IconCheck size={14} stroke={3} />}
          </span>
          <div>
            <span className="hl-timeline-label">
              <span className="hl-hidden">{stateWord(moment.state)}: </span>
              {moment.label}
            </span>
            {moment.text && <span className="hl-note">{moment.text}</span>}
          </div>
          {moment.date && <time dateTime={moment.date}>{sayMomentDay(moment.date)}</time>}
        </li>
      ))}
    </ol>
  );
}

function stateWord(state: Moment['state']): string {
  if (state === 'done') return say('page.momentDone');
  return state === 'now' ? say('page.momentNow') : say('page.momentNext');
}

/** Reads moments from facts; skips those without a label. */
export function toMoments(value: unknown): Moment[] {
  return Array.isArray(value) ? value.filter(isRecord).flatMap(toMoment) : [];
}

function toMoment(entry: Record<string, unknown>, index: number): Moment[] {
  const label = entry.label ?? entry.title;
  if (typeof label !== 'string') return [];
  const date = entry.date ?? entry.at;
  return [
    {
      id: typeof entry.id === 'string' ? entry.id : String(index),
      label,
      state: stateOf(entry.state),
      ...(typeof date === 'string' ? { date } : {}),
      ...(typeof entry.text === 'string' ? { text: entry.text } : {}),
    },
  ];
}

function stateOf(state: unknown): Moment['state'] {
  if (state === 'done') return 'done';
  return state === 'now' || state === 'current' ? 'now' : 'next';
}
