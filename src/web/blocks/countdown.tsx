/**
 * Time left until a moment of the facts. Counts by the server's clock; moves once a minute. At the moment the page loads
 * again: it says what follows.
 */

import { IconClock } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { readPath } from '../../engine/facts/read-path.ts';
import type { CountdownBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { say } from '../platform/data/say.ts';
import { serverNow } from '../platform/data/server-clock.ts';

const MINUTE = 60_000;

/** Draws the block's text and, before the moment, the time that is left. */
export function Countdown({ block }: BlockProps<CountdownBlock>) {
  const { facts, text, context } = usePageScope();
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const until = readPath(facts, block.to);
  const left = typeof until === 'string' ? Date.parse(until) - now : Number.NaN;
  const isOver = left <= 0;
  const refresh = useEffectEvent(() => void context.refresh());
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver]);
  if (Number.isNaN(left)) return null;
  return (
    <p className="hl-countdown">
      <IconClock className="hl-countdown-icon" size={20} aria-hidden />
      <span>
        <InlineMarkdown text={text(block.text)} />
        {left > 0 && (
          <strong className="hl-number"> {say('countdown.left', { time: timeLeft(left) })}</strong>
        )}
      </span>
    </p>
  );
}

/** Days and hours, or hours and minutes: '2 days 4 hours'. `ms` is positive. */
export function timeLeft(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (days > 0) return [count(days, 'day'), hours > 0 && count(hours, 'hour')].filter(Boolean).join(' ');
  return [hours > 0 && count(hours, 'hour'), minutes % 60 > 0 && count(minutes % 60, 'minute')]
    .filter(Boolean)
    .join(' ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
