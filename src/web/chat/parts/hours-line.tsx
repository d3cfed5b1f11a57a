/** When people answer, in Pacific Time (ACC-C26). */
import { weekText } from '../../../engine/text/week-text.ts';
import { useHours } from '../../platform/api/hooks/use-hours.ts';
import { say, spokenLocale } from '../../platform/data/say.ts';

/** Hidden while the hours are unknown. */
export function HoursLine() {
  const lines = weekText(useHours('OPS_CHAT'), { locale: spokenLocale(), closed: say('shell.closed') });
  if (lines.length === 0) return null;
  return <p className="hl-chat-hours">{say('chat.hours', { hours: lines.join('; ') })}</p>;
}
