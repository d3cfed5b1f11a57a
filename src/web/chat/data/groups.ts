/** Messages as they are read: those that one side wrote within minutes stand together, and each day begins with its line. */
import { say, spokenLocale } from '../../platform/data/say.ts';
import { sayDay } from '../../platform/data/say-time.ts';
import type { Said } from './transcript.ts';

export type Group = {
  key: string;
  role: Said['role'];
  items: Said[];
  /** When its first message was written, where a day begins with it: milliseconds since 1970. */
  day?: number;
  /** What the borrower has not seen begins here. */
  isNew?: boolean;
};

const TOGETHER_MS = 5 * 60_000;

/** @param newFrom the first message that is new */
export function groupsOf(messages: readonly Said[], newFrom: string | undefined): Group[] {
  const groups: Group[] = [];
  let before: Said | undefined;
  for (const one of messages) {
    const isNew = one.id === newFrom;
    const day = !before || dayOf(before) !== dayOf(one) ? { day: Date.parse(one.at) } : {};
    const last = groups.at(-1);
    if (last && before && !('day' in day) && !isNew && isTogether(before, one)) last.items.push(one);
    else
      groups.push({
        key: one.clientId ?? one.id,
        role: one.role,
        items: [one],
        ...day,
        ...(isNew && { isNew }),
      });
    before = one;
  }
  return groups;
}

/** "Today", "Yesterday", "Monday, November 23". */
export function dayLine(at: number, now: number): string {
  const day = dayKey(at);
  if (day === dayKey(now)) return say('chat.today');
  return day === dayKey(now - 86_400_000) ? say('chat.yesterday') : sayDay(at);
}

function isTogether(one: Said, next: Said): boolean {
  return (
    one.role === next.role && one.name === next.name && Date.parse(next.at) - Date.parse(one.at) < TOGETHER_MS
  );
}

const dayOf = ({ at }: Said) => dayKey(Date.parse(at));
const dayKey = (at: number) => new Date(at).toLocaleDateString(spokenLocale());
