/** What the chatbot says before a person takes over: at once while people answer the chat, else when they do again, and the phone. */
import { departmentHours, hoursZone } from '../../../engine/hours/department-hours.ts';
import { openingAt } from '../../../engine/hours/opening-at.ts';
import { interpolate } from '../../../engine/text/interpolate.ts';
import type { Faq } from '../../../types/faq.ts';
import type { Org } from '../../../types/org.ts';

type Words = { faq: Faq; locale: string };

/** @param now milliseconds since 1970 */
export function handOffWords(
  { faq: { says }, locale }: Words,
  org: Org,
  department: string,
  now: number,
): string {
  const hours = departmentHours(org, department);
  const { isOpen, changesAt } = hours ? openingAt(hours, now) : { isOpen: false, changesAt: undefined };
  if (isOpen) return interpolate(says.open, { org });
  const opensAt = changesAt === undefined ? undefined : new Date(changesAt).toISOString();
  return interpolate(says.closed, { org, opensAt, timeZone: hoursZone, locale });
}
