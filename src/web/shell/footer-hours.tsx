/** When people answer the phone (F9), in Pacific Time. */
import { useHours } from '../api/use-hours.ts';
import { weekText } from '../data/week-text.ts';

/** Hidden while the hours are unknown. */
export function FooterHours() {
  const lines = weekText(useHours('OPS_PHONE'));
  if (lines.length === 0) return null;
  return <p>Contact hours: {lines.join('; ')} (Pacific Time).</p>;
}
