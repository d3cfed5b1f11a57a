/** A date in one text field, with a calendar for those who want one. The calendar is loaded when it is opened. */

import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { say } from '../platform/data/say.ts';
import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { part } from '../platform/jsx/part.tsx';
import { control } from './parts/control.ts';
import { useTypedText } from './parts/use-typed-text.ts';
import { dateTyping } from './typing/date-typing.ts';

export const date: Widget = { name: 'date', layout: 'short', Component: DateInput };

const Calendar = part('calendar', async () => (await import('./parts/calendar.tsx')).Calendar);
// Expiry dates lie ahead: a two-digit year may mean one of the next twenty years.
const YEARS_AHEAD = 20;

/** The answer is yyyy-MM-dd, or the text as typed. */
function DateInput(props: WidgetProps<string>) {
  const bound = useTypedText(props, dateTyping(Number(props.page.today.slice(0, 4)) + YEARS_AHEAD));
  return (
    <div className="hl-affix hl-short hl-date" data-invalid={props.invalid} data-disabled={props.disabled}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={say('date.example')}
        {...control(props)}
        {...bound}
        className="hl-input hl-number"
      />
      <CalendarButton {...props} />
    </div>
  );
}

function CalendarButton(props: WidgetProps<string>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (day: string) => {
    props.onChange(day);
    close();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="hl-affix-button"
        aria-label={say('date.choose', { label: props.label })}
        aria-expanded={open}
        disabled={props.disabled || props.readOnly}
        // While it is open, a press on its own button is not one outside of the calendar.
        onMouseDown={(event) => event.stopPropagation()}
        onTouchStart={(event) => event.stopPropagation()}
        onClick={() => setOpen(!open)}
      >
        <IconCalendar size={20} stroke={1.75} aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <Calendar
            label={say('date.calendar', { label: props.label })}
            value={props.value}
            today={props.page.today}
            onPick={pick}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
