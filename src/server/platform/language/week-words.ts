/** Opening hours in one sentence, in the reader's language. */
import { weekText } from '../../../engine/text/week-text.ts';
import type { OrgDay } from '../../../types/org.ts';
import { says } from './said.ts';
import type { Wording } from './wording.ts';

/** Such as "Monday–Friday 6 a.m.–6 p.m., Saturday–Sunday closed (Pacific Time)". */
export function weekWords(week: readonly OrgDay[], { word, locale }: Wording): string {
  const hours = weekText(week, { locale, closed: word(says('hours.closed')) }).join(', ');
  return word(says('hours.week', { hours }));
}
