/** How a date field reads and writes: any usual way in, MM/DD/YYYY on screen, yyyy-MM-dd stored, unreadable text kept. */
import { cleanText } from '../../../engine/text/clean-text.ts';
import { parseDate } from './parse-date.ts';
import { showDate } from './show-date.ts';
import { slashDate } from './slash-date.ts';
import type { Typing } from './typing.ts';

/** `latestYear`: the latest year that a two-digit year may mean. */
export function dateTyping(latestYear: number): Typing<string> {
  return {
    show: showDate,
    read: (typed) => parseDate(typed, latestYear) ?? (cleanText(typed) ? typed : undefined),
    regroup: (typed, before) => slashDate(before, typed),
  };
}
