/** Sorts free times by the day they fall on for the borrower, and writes days, times and the time zone in words. */
import type { Figures } from '../../../types/figures.ts';

export type Slot = NonNullable<Figures['notarySlots']>[number];

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Slots with a start, grouped by day in their order; "now" has no day. */
export function slotDays(slots: readonly Slot[]): { day: string; slots: Slot[] }[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const start = startOf(slot);
    if (slot.id !== 'NOW' && start)
      days.set(day.format(start), [...(days.get(day.format(start)) ?? []), slot]);
  }
  return [...days].map(([name, list]) => ({ day: name, slots: list }));
}

/** "10:00 AM" in the borrower's zone, or the server's own words when there is no start. */
export function slotTime(slot: Slot): string {
  const start = startOf(slot);
  return start ? time.format(start) : slot.label;
}

/** "Pacific Standard Time" or what the browser calls its zone. */
export function zoneName(): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'your local time';
}

function startOf({ start, id }: Slot): Date | undefined {
  const date = new Date(start ?? id);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
