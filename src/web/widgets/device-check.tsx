/**
 * Before a video session: asks for camera, microphone and location one by one and only on request. A refusal is not a
 * dead end: it says how to allow the device, and another device always works.
 */

import { useState } from 'react';
import { isRecord } from '../../engine/facts/facts.ts';
import { say } from '../platform/data/say.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { DeviceRow } from './parts/device-row.tsx';
import { group } from './parts/group.ts';
import { LocationAlert, locationWords } from './parts/location-alert.tsx';
import { type DeviceName, type DeviceState, useDevices } from './parts/use-devices.ts';
import './device-check.css';

type Answer = Record<string, boolean>;

const all: readonly DeviceName[] = ['camera', 'microphone', 'location'];

/** Value { camera, microphone, location: boolean, otherDevice?: true }. `options.location` is said before the browser asks (ACC-L1). */
export function DeviceCheck(props: WidgetProps<Answer, 'device-check'>) {
  const value = isRecord(props.value) ? props.value : {};
  const wanted = props.options.needs ?? all;
  const needs = all.filter((name) => wanted.includes(name));
  const report = (found: Partial<Record<DeviceName, DeviceState>>) => {
    const known = needs.filter(
      (name) => found[name] === 'works' || found[name] === 'refused' || found[name] === 'missing',
    );
    const next = Object.fromEntries(known.map((name) => [name, found[name] === 'works']));
    props.onChange({ ...value, ...next });
    props.onBlur();
  };
  const devices = useDevices(value, report);
  const elsewhere = value.otherDevice === true;
  const [explains, setExplains] = useState(false);
  const words = locationWords(props.options.location, props.page.text);
  const check = (name: DeviceName) =>
    name === 'location' && words ? setExplains(true) : void devices.check(name);
  return (
    <div {...group(props)} className="hl-devices">
      <ul className="hl-devices-list">
        {needs.map((name) => (
          <DeviceRow
            key={name}
            name={name}
            state={devices.states[name] ?? 'unknown'}
            disabled={props.disabled}
            help={name === 'location' ? words?.help : undefined}
            onCheck={() => check(name)}
          />
        ))}
      </ul>
      {explains && words && (
        <LocationAlert
          words={words}
          onAllow={() => {
            setExplains(false);
            void devices.check('location');
          }}
          onCancel={() => setExplains(false)}
        />
      )}
      {props.options.elsewhere !== false && (
        <OtherDevice
          id={`${props.id}-other`}
          checked={elsewhere}
          data-drawn={elsewhere}
          disabled={props.disabled}
          onCheck={(other) =>
            props.onChange(other ? { ...refused(needs), ...value, otherDevice: true } : without(value))
          }
        />
      )}
    </div>
  );
}

function refused(needs: readonly DeviceName[]): Answer {
  return Object.fromEntries(needs.map((name) => [name, false]));
}

function without({ otherDevice: _, ...rest }: Answer): Answer | undefined {
  return Object.values(rest).some(Boolean) ? rest : undefined;
}

type OtherProps = { id: string; checked: boolean; disabled: boolean; onCheck(checked: boolean): void };

function OtherDevice({ id, checked, disabled, onCheck }: OtherProps) {
  return (
    <label className="hl-choice" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className="hl-mark"
        checked={checked}
        data-drawn={checked}
        disabled={disabled}
        aria-describedby={`${id}-note`}
        onChange={(event) => onCheck(event.target.checked)}
      />
      <span className="hl-choice-title">{say('device-check.other')}</span>
      <span id={`${id}-note`} className="hl-choice-note" aria-hidden="true">
        {say('device-check.otherNote')}
      </span>
    </label>
  );
}
