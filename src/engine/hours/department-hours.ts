/** When a department answers: its week, and the holidays that it keeps. Pacific Time, whatever the server's clock says. */
import type { Org, OrgDay, OrgHoliday } from '../../types/org.ts';

export type DepartmentHours = { week: readonly OrgDay[]; holidays?: readonly OrgHoliday[] };

/** The zone in which every week and every holiday is written. */
export const hoursZone = 'America/Los_Angeles';

/** Undefined for a department that the lender does not have. */
export function departmentHours(
  { hours = {}, holidays = [] }: Pick<Org, 'hours' | 'holidays'>,
  department: string,
): DepartmentHours | undefined {
  const week = Object.hasOwn(hours, department) ? hours[department] : undefined;
  const keeps = ({ departments }: OrgHoliday) =>
    !departments || departments.some((one) => one === department);
  return week && { week, holidays: holidays.filter(keeps) };
}
