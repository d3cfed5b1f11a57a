/**
 * When the notary can be met: now, while notaries are there, and the free times that are still ahead. The lender's hours
 * for the notary rule both the times and the sentence that names them; on a federal holiday no one is met.
 */

import { clockIn } from '../../engine/dates/clock-in.ts';
import { dateFormat } from '../../engine/dates/date-format.ts';
import { zoneName } from '../../engine/dates/zone-name.ts';
import { isLegalHoliday } from '../../engine/finance/is-legal-holiday.ts';
import { type DepartmentHours, departmentHours, hoursZone } from '../../engine/hours/department-hours.ts';
import { isOpenAt } from '../../engine/hours/is-open-at.ts';
import type { Figures } from '../../types/figures.ts';
import { says } from '../platform/language/said.ts';
import { weekWords } from '../platform/language/week-words.ts';
import type { Wording } from '../platform/language/wording.ts';
import type { Lender } from './lender.ts';

type Slot = NonNullable<Figures['notarySlots']>[number];
type HoursOf = Pick<Lender, 'org'>;

/** The times that can be chosen now, the first `most` of them. @param now milliseconds since 1970 */
export function openSlots(
  { org }: HoursOf,
  { notarySlots = [] }: Figures,
  now: number,
  most = Number.POSITIVE_INFINITY,
): Slot[] {
  const hours = departmentHours(org, 'OPS_NOTARY');
  const open: Slot[] = [];
  for (const slot of notarySlots) {
    if (open.length >= most) break;
    if (isOffered(hours, slot.start, now)) open.push(slot);
  }
  return open;
}

/** How many of the next times are shown: about two days of them. */
const shown = 24;

/** The next of them in words, once there are any, and the notary's hours. */
export function notaryTimes(
  lender: HoursOf,
  figures: Figures,
  now: number,
  wording: Wording,
): Pick<Figures, 'notarySlots' | 'notaryHours'> {
  const week = lender.org.hours?.OPS_NOTARY;
  const hours = week ? { notaryHours: weekWords(week, wording) } : {};
  if (!figures.notarySlots) return hours;
  const worded = (slot: Slot) => ({ ...slot, label: slotWords(slot.start ?? slot.id, wording) });
  return { notarySlots: openSlots(lender, figures, now, shown).map(worded), ...hours };
}

/**
 * When a session is, as the borrower reads it.
 *
 * @param at an ISO time, one without a zone (a visit, in the home's own time), NOW, or the words that were stored
 * @param timeZone IANA: that of the browser in which the time was chosen, so that a mail says what the button said
 */
export function slotWords(at: string, { word, locale }: Wording, timeZone = 'America/New_York'): string {
  if (at === 'NOW') return word(says('notary.now'));
  if (!/^\d{4}-/.test(at)) return at;
  const full = { dateStyle: 'full', timeStyle: 'short' } as const;
  const said = (time: string, zone: string) =>
    dateFormat(locale, { ...full, timeZone: zone }).format(new Date(time));
  if (isOfTheHome.test(at)) return said(`${at}Z`, 'UTC');
  return word(
    says('notary.slot', { when: said(at, timeZone), zone: zoneName(locale, timeZone) ?? timeZone }),
  );
}

const isOfTheHome = /T\d{2}:\d{2}$/;

// A slot without a start is "now". A lender that states no hours leaves them to the notary.
function isOffered(hours: DepartmentHours | undefined, start: string | undefined, now: number): boolean {
  const at = start === undefined ? now : Date.parse(start);
  if (at < now || isLegalHoliday(clockIn(hoursZone, at).date)) return false;
  return hours === undefined || isOpenAt(hours, at);
}
