/** Fills values into a text, and remembers those that no translator may change. */
import { interpolate } from '../../../engine/text/interpolate.ts';
import { keptValues } from '../../../engine/text/kept-values.ts';
import { keepValues } from '../jsx/kept-parts.ts';

/** The text with `{{…}}` replaced; a text without any is returned as it is. */
export function fillKept(text: string, facts: unknown): string {
  if (!text.includes('{{')) return text;
  const filled = interpolate(text, facts);
  keepValues(filled, keptValues(text, facts));
  return filled;
}
