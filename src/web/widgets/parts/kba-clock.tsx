/** The time that is left for the questions, shown calmly; before its end a warning is shown and read out once. */

import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { say } from '../../platform/data/say.ts';

type Props = {
  /** Seconds. */
  left: number;
  total: number;
  warnAt: number;
  /** "3 of 5 answered" */
  done: string;
};

export function KbaClock({ left, total, warnAt, done }: Props) {
  const isLow = left <= warnAt;
  const Icon = isLow ? IconAlertTriangle : IconClock;
  return (
    <div className="hl-kba-clock" data-low={isLow || undefined}>
      <p className="hl-with-icon">
        <Icon size={20} stroke={1.6} aria-hidden="true" />
        <span className="hl-number">{say('kba.left', { time: clockWords(left) })}</span>
        <span className="hl-kba-count">{done}</span>
      </p>
      <div className="hl-kba-line" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (left / total) * 100)}%` }} />
      </div>
      <p className="hl-kba-warning" role="alert">
        {isLow && left > 0 && say('kba.warning', { seconds: warnAt })}
      </p>
    </div>
  );
}

function clockWords(left: number): string {
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
