/** A lender's hours: each weekday once, and no day that ends before it begins. */
import type { Org } from '../../../types/org.ts';
import type { ContentIssue } from '../../issues/issue.ts';
import { placeIssue } from '../place-issue.ts';

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** Every weekday that appears twice, has the wrong number, or has impossible hours. */
export function lintLenderHours(file: string, { hours = {} }: Org): ContentIssue[] {
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
