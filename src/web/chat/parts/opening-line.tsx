/** Until when people answer, or when they do again, in Pacific Time. */
import { addDays } from '../../../engine/dates/add-months.ts';
import { clockIn } from '../../../engine/dates/clock-in.ts';
import { hoursZone } from '../../../engine/hours/department-hours.ts';
import type { Opening } from '../../../engine/hours/opening-at.ts';
import { clockWords } from '../../../engine/text/clock-words.ts';
import { say, spokenLocale } from '../../platform/data/say.ts';
import { useHost, useView } from './host-context.ts';

/** Nothing while the hours are unknown. */
export function OpeningLine() {
  const { now } = useHost().world;
  const opening = useView('opening');
  const text = opening && openingText(opening, now());
  if (!text) return null;
  return (
    <p className="hl-chat-opening" data-open={opening.isOpen || undefined}>
      {text}
    </p>
  );
}

/** "Open until 6 p.m. Pacific Time", "Back on Monday at 6 a.m. Pacific Time"; closed, where no opening is known. */
export function openingText({ isOpen, changesAt }: Opening, now: number): string {
  if (changesAt === undefined) return isOpen ? '' : say('chat.closed');
  const { date, time: clock } = clockIn(hoursZone, changesAt);
  const time = clockWords(clock);
  if (isOpen) return say('chat.openUntil', { time });
  const today = clockIn(hoursZone, now).date;
  if (date === today) return say('chat.backToday', { time });
  if (date === addDays(today, 1)) return say('chat.backTomorrow', { time });
  return say('chat.backOn', { day: weekday(changesAt), time });
}

const weekday = (at: number) =>
  new Intl.DateTimeFormat(spokenLocale(), { weekday: 'long', timeZone: hoursZone }).format(at);
