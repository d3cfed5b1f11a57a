/** The calendar of a date field, under it or wherever there is room. Mantine's; loaded when it is first opened. */
import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import { say, spokenLocale } from '../../platform/data/say.ts';
import { MantineFrame } from '../../platform/theme/mantine-frame.tsx';
import './calendar.css';

type Props = {
  label: string;
  value: string | undefined;
  /** yyyy-MM-dd */
  today: string;
  onPick(day: string): void;
  onClose(): void;
};

const dress = {
  day: 'hl-calendar-day',
  weekday: 'hl-calendar-weekday',
  calendarHeaderControl: 'hl-calendar-move',
  calendarHeaderLevel: 'hl-calendar-level',
};

/** Open as long as it is drawn. Any day can be picked; which ones are allowed is for validation to judge. */
export function Calendar({ label, value, today, onPick, onClose }: Props) {
  const chosen = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? value : null;
  return (
    <MantineFrame>
      <Popover
        opened
        trapFocus
        withRoles={false}
        withinPortal={false}
        position="bottom-start"
        offset={8}
        onDismiss={onClose}
      >
        <Popover.Target>
          <span className="hl-calendar-anchor" />
        </Popover.Target>
        <Popover.Dropdown className="hl-calendar-box" role="dialog" aria-label={label}>
          <DatePicker
            value={chosen}
            defaultDate={chosen ?? today}
            firstDayOfWeek={0}
            size="md"
            classNames={dress}
            className="hl-calendar"
            onChange={(day) => day && onPick(day)}
            weekdayFormat={(day) => sayIn(day, { weekday: 'short' }).slice(0, 2)}
            monthLabelFormat={(day) => sayIn(day, { month: 'long', year: 'numeric' })}
            monthsListFormat={(day) => sayIn(day, { month: 'short' })}
            ariaLabels={{ nextMonth: say('date.next'), previousMonth: say('date.previous') }}
          />
        </Popover.Dropdown>
      </Popover>
    </MantineFrame>
  );
}

// Mantine hands over a day as yyyy-MM-dd.
function sayIn(day: string, how: Intl.DateTimeFormatOptions): string {
  const noon = Date.parse(`${day.slice(0, 10)}T12:00:00Z`);
  return new Intl.DateTimeFormat(spokenLocale('date'), { ...how, timeZone: 'UTC' }).format(noon);
}
