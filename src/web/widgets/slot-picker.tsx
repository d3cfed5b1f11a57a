/** When to meet the notary: now, or one of the free times, by day and in the borrower's own time zone. */

import { IconVideo } from '@tabler/icons-react';
import { say } from '../platform/data/say.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { figuresOf } from './parts/figures.ts';
import { group } from './parts/group.ts';
import { localZone, type Slot, slotDays, slotTime } from './parts/slot-days.ts';
import './slot-picker.css';

/** The answer is the slot's id: "NOW" or the start in ISO 8601. Times that are not here yet are no empty list. */
export function SlotPicker(props: WidgetProps<string, 'slot-picker'>) {
  const known = figuresOf(props.facts).notarySlots;
  const slots = known ?? [];
  const now = slots.find(({ id }) => id === 'NOW');
  const days = slotDays(slots);
  return (
    <div {...group(props, 'radiogroup')} className="hl-slots" data-invalid={props.invalid}>
      {now && props.options.now !== false && <NowCard of={props} slot={now} />}
      {days.map(({ day, slots: free }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a radio group would name it twice
        <div key={day} role="group" aria-label={day} className="hl-slots-day">
          <p className="hl-slots-title" aria-hidden="true">
            {day}
          </p>
          <div className="hl-slots-times">
            {free.map((slot) => (
              <TimeChip key={slot.id} of={props} slot={slot} />
            ))}
          </div>
        </div>
      ))}
      {!known && <ComingTimes />}
      <p className="hl-note" role="status">
        {days.length > 0 && say('slot-picker.zone', { zone: localZone() })}
        {days.length === 0 && say(known ? 'slot-picker.none' : 'slot-picker.looking')}
      </p>
    </div>
  );
}

/** Room for the times that are asked for, so that nothing moves when they are here. */
function ComingTimes() {
  return (
    <div className="hl-slots-times hl-slots-coming" aria-hidden="true">
      {Array.from({ length: 10 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
        <i key={at} />
      ))}
    </div>
  );
}

function NowCard({ of, slot }: { of: WidgetProps<string, 'slot-picker'>; slot: Slot }) {
  const free = slot.available !== false;
  return (
    <label className="hl-choice hl-slots-now" htmlFor={`${of.id}-NOW`}>
      <SlotInput of={of} slot={slot} className="hl-mark" />
      <span className="hl-choice-title">{say('slot-picker.meetNow')}</span>
      <IconVideo size={26} stroke={1.5} className="hl-choice-icon" aria-hidden="true" />
      <span className="hl-choice-note">{say(free ? 'slot-picker.nowFree' : 'slot-picker.nowBusy')}</span>
    </label>
  );
}

function TimeChip({ of, slot }: { of: WidgetProps<string, 'slot-picker'>; slot: Slot }) {
  return (
    <label className="hl-slots-time" htmlFor={`${of.id}-${slot.id}`}>
      <SlotInput of={of} slot={slot} className="hl-hidden" />
      <span className="hl-number">{slotTime(slot)}</span>
    </label>
  );
}

function SlotInput({
  of,
  slot,
  className,
}: {
  of: WidgetProps<string, 'slot-picker'>;
  slot: Slot;
  className: string;
}) {
  return (
    <input
      type="radio"
      className={className}
      id={`${of.id}-${slot.id}`}
      name={of.name}
      value={slot.id}
      checked={of.value === slot.id}
      data-drawn={of.value === slot.id}
      disabled={of.disabled || of.readOnly || slot.available === false}
      onChange={() => of.onChange(slot.id)}
      onBlur={of.onBlur}
    />
  );
}
