/** The calendar behind a date field. Loaded only when somebody opens it. */
import { DatePicker } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import { MantineFrame } from '../../theme/mantine-frame.tsx';
import { textOption } from './option.ts';
import './calendar.css';

type Props = {
  value: string | undefined;
  /** yyyy-MM-dd */
  today: string;
  options: Record<string, unknown>;
  onPick(day: string): void;
};

const dress = {
  day: 'hl-calendar-day',
  weekday: 'hl-calendar-weekday',
  calendarHeaderControl: 'hl-calendar-move',
  calendarHeaderLevel: 'hl-calendar-level',
};

/** Days outside `options.earliest` … `options.latest` cannot be picked; typing them is for validation to judge. */
export function Calendar({ value, today, options, onPick }: Props) {
  const chosen = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? value : null;
  const [earliest, latest] = [textOption(options, 'earliest'), textOption(options, 'latest')];
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
        {...(earliest && { minDate: earliest })}
        {...(latest && { maxDate: latest })}
      />
    </MantineFrame>
  );
}
