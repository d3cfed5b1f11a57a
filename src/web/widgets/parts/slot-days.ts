/** Sorts free times by the day they fall on for the borrower, and writes days, times and the time zone in words. */

import { zoneName } from '../../../engine/dates/zone-name.ts';
import type { Figures } from '../../../types/figures.ts';
import { say, spokenLocale } from '../../platform/data/say.ts';
import { sayDay, sayTime } from '../../platform/data/say-time.ts';

export type Slot = NonNullable<Figures['notarySlots']>[number];

/** Slots with a start, grouped by day in their order; "now" has no day. */
export function slotDays(slots: readonly Slot[]): { day: string; slots: Slot[] }[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const start = startOf(slot);
    if (slot.id === 'NOW' || !start) continue;
    const day = sayDay(start.getTime());
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([name, list]) => ({ day: name, slots: list }));
}

/** "10:00 AM" in the borrower's zone, or the server's own words when there is no start. */
export function slotTime(slot: Slot): string {
  const start = startOf(slot);
  return start ? sayTime(start.getTime()) : slot.label;
}

/** "Pacific Time", on both sides of a change of clocks, or what the browser calls its zone. */
export function localZone(): string {
  return zoneName(spokenLocale('slot-picker')) ?? say('slot-picker.localTime');
}

function startOf({ start, id }: Slot): Date | undefined {
  const date = new Date(start ?? id);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
