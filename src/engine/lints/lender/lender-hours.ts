/** A lender's hours: each weekday once, no day that ends before it begins, and no holiday that no calendar has. */
import type { Org } from '../../../types/org.ts';
import { isoToDay } from '../../dates/iso-day.ts';
import type { ContentIssue } from '../../issues/issue.ts';
import { placeIssue } from '../place-issue.ts';

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** Every weekday that appears twice, has the wrong number, or has impossible hours; every impossible holiday. */
export function lintLenderHours(file: string, org: Org): ContentIssue[] {
  return [...lintWeeks(file, org), ...lintHolidays(file, org)];
}

function lintHolidays(file: string, { holidays = [] }: Org): ContentIssue[] {
  const issue = placeIssue(file);
  return holidays.flatMap(({ name, date, month = 0, day, startTime = '', endTime = '' }, index) => {
    const at = `/holidays/${index}`;
    // A leap year has every day that any year has.
    const written = date ?? (day === undefined ? undefined : `2024-${padded(month)}-${padded(day)}`);
    const missing = written !== undefined && isoToDay(written) === null;
    const remedy = 'Write startTime and endTime as 06:00 and 12:00, or leave both out: closed all day.';
    return [
      ...(missing ? [issue('LENDER_HOURS', at, `no calendar has the day of "${name}".`, 'Correct it.')] : []),
      ...(startTime > endTime || (startTime !== '' && startTime === endTime)
        ? [issue('LENDER_HOURS', at, `"${name}" is open from "${startTime}" to "${endTime}".`, remedy)]
        : []),
    ];
  });
}

const padded = (value: number) => String(value).padStart(2, '0');

function lintWeeks(file: string, { hours = {} }: Org): ContentIssue[] {
  const issue = placeIssue(file);
  return Object.entries(hours).flatMap(([department, week]) =>
    week.flatMap(({ weekday, weekdayValue, isOpen, startTime = '', endTime = '' }, index) => {
      const at = `/hours/${department}/${index}`;
      const isAgain = week.findIndex((day) => day.weekday === weekday) !== index;
      const again = isAgain
        ? [issue('LENDER_HOURS', at, `${weekday} is there twice.`, 'Name each of the seven days once.')]
        : [];
      const number = days.indexOf(weekday) + 1;
      const misnumbered =
        weekdayValue === number
          ? []
          : [
              issue(
                'LENDER_HOURS',
                at,
                `${weekday} is day ${number}, not ${weekdayValue}.`,
                `Write ${number}.`,
              ),
            ];
      const remedy = 'Write startTime and endTime as 09:00 and 17:00, or "isOpen": false.';
      const backwards =
        isOpen && !(startTime !== '' && startTime < endTime)
          ? [issue('LENDER_HOURS', at, `it is open from "${startTime}" to "${endTime}".`, remedy)]
          : [];
      return [...again, ...misnumbered, ...backwards];
    }),
  );
}
