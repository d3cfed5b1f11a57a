/** Up to three times that suit, best first: a day and an hour each, from one day ahead to two weeks, in office hours. */

import { Problem } from '../parts/problem.tsx';
import { say } from '../platform/data/say.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { group } from './parts/group.ts';
import { openDays, openHours } from './parts/schedule-days.ts';
import './schedule.css';

const ranks = ['schedule.first', 'schedule.second', 'schedule.third'] as const;

/** The answer lists yyyy-MM-ddTHH:mm; a half-made choice stays in it as typed and fails validation. */
export function Schedule(props: WidgetProps<string[], 'schedule'>) {
  const value = props.value ?? [];
  const count = props.schema.maxItems ?? ranks.length;
  const set = (rank: number, choice: string) => {
    const next = ranks.slice(0, count).map((_, index) => (index === rank ? choice : (value[index] ?? '')));
    const last = next.findLastIndex((one) => one !== 'T' && one !== '');
    props.onChange(last < 0 ? undefined : next.slice(0, last + 1));
  };
  return (
    <div {...group(props)} className="hl-schedule">
      {ranks.slice(0, count).map((rank, index) => (
        <Preference
          key={rank}
          of={props}
          rank={say(rank)}
          index={index}
          choice={value[index] ?? ''}
          onChange={(choice) => set(index, choice)}
        />
      ))}
    </div>
  );
}

type Props = {
  of: WidgetProps<string[], 'schedule'>;
  rank: string;
  index: number;
  choice: string;
  onChange(choice: string): void;
};

function Preference({ of, rank, index, choice, onChange }: Props) {
  const [day = '', hour = ''] = choice.split('T');
  const error = of.errors?.[`/${index}`];
  const errorId = `${of.id}-${index}-error`;
  const common = { of, errorId: error && errorId };
  return (
    <fieldset className="hl-schedule-row">
      <legend>{rank}</legend>
      <Pick
        {...common}
        id={`${of.id}-${index}`}
        label={say('schedule.day')}
        none={say('schedule.chooseDay')}
        value={day}
        list={openDays(of.page.today, of.options)}
        onPick={(next) => onChange(`${next}T${hour}`)}
      />
      <Pick
        {...common}
        id={`${of.id}-${index}-hour`}
        label={say('schedule.time')}
        none={say('schedule.chooseTime')}
        value={hour}
        list={openHours(of.options)}
        onPick={(next) => onChange(`${day}T${next}`)}
      />
      {error && <Problem id={errorId} text={error} />}
    </fieldset>
  );
}

type PickProps = {
  of: WidgetProps<string[], 'schedule'>;
  id: string;
  label: string;
  /** What stands there until one is chosen. */
  none: string;
  value: string;
  list: { value: string; words: string }[];
  errorId: string | undefined;
  onPick(value: string): void;
};

function Pick({ of, id, label, none, value, list, errorId, onPick }: PickProps) {
  return (
    <div>
      <label className="hl-note" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="hl-input"
        data-empty={value === ''}
        disabled={of.disabled || of.readOnly}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        value={value}
        data-drawn={value}
        onChange={(event) => onPick(event.target.value)}
        onBlur={of.onBlur}
      >
        <option value="">{none}</option>
        {list.map((one) => (
          <option key={one.value} value={one.value}>
            {one.words}
          </option>
        ))}
      </select>
    </div>
  );
}
