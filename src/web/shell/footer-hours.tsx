/** The phone's opening hours (ACC-F9), in Pacific Time. */
import { interpolate } from '../../engine/text/interpolate.ts';
import { weekText } from '../../engine/text/week-text.ts';
import { useHours } from '../platform/api/hooks/use-hours.ts';
import { say, spokenLocale } from '../platform/data/say.ts';
import { useWords } from '../platform/data/use-words.ts';

/** Hidden while the hours are unknown. */
export function FooterHours() {
  const { footer } = useWords();
  const lines = weekText(useHours('OPS_PHONE'), { locale: spokenLocale(), closed: say('shell.closed') });
  if (lines.length === 0) return null;
  return <p>{interpolate(footer.hours, { hours: lines.join('; ') })}</p>;
}
