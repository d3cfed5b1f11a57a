/** The calendar behind a date field. Loaded when a borrower opens it. */
import { DatePicker } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import { MantineFrame } from '../../theme/mantine-frame.tsx';
import './calendar.css';

type Props = {
  value: string | undefined;
  /** yyyy-MM-dd */
  today: string;
  onPick(day: string): void;
};

const dress = {
  day: 'hl-calendar-day',
  weekday: 'hl-calendar-weekday',
  calendarHeaderControl: 'hl-calendar-move',
  calendarHeaderLevel: 'hl-calendar-level',
};

/** Any day can be picked; which ones are allowed is for validation to judge. */
export function Calendar({ value, today, onPick }: Props) {
  const chosen = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? value : null;
  return (
    <MantineFrame>
      <DatePicker
        value={chosen}
        defaultDate={chosen ?? today}
        firstDayOfWeek={0}
        size="md"
        classNames={dress}
        className="hl-calendar"
        onChange={(day) => day && onPick(day)}
        ariaLabels={{ nextMonth: 'Next month', previousMonth: 'Previous month' }}
      />
    </MantineFrame>
  );
}
