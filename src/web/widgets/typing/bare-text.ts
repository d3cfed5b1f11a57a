/** A text without spaces and hyphens, as the numbers of banks are stored. */
import { cleanText } from '../../../engine/text/clean-text.ts';

/** Nothing where nothing is left. */
export function bareText(text: string): string | undefined {
  return cleanText(text).replace(/[\s-]/g, '') || undefined;
}
