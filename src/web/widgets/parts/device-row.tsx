/** One device of the check: why it is needed, whether it works, and what to do when it does not. */

import {
  IconAlertCircle,
  IconCamera,
  IconCircleCheck,
  IconMapPin,
  IconMicrophone,
} from '@tabler/icons-react';
import { say } from '../../platform/data/say.ts';
import type { DeviceName, DeviceState } from './use-devices.ts';

type Props = {
  name: DeviceName;
  state: DeviceState;
  disabled: boolean;
  /** How to allow it, where the page says it better. */
  help?: string | undefined;
  onCheck(): void;
};

const drawn = { camera: IconCamera, microphone: IconMicrophone, location: IconMapPin };

const words = {
  camera: ['device-check.camera', 'device-check.cameraWhy'],
  microphone: ['device-check.microphone', 'device-check.microphoneWhy'],
  location: ['device-check.location', 'device-check.locationWhy'],
} as const;

const buttonWords: Partial<Record<DeviceState, `device-check.${string}`>> = {
  asking: 'device-check.checking',
  unknown: 'device-check.check',
};

/** The state is always in words, never only in a color. */
export function DeviceRow({ name, state, disabled, help, onCheck }: Props) {
  const Drawn = drawn[name];
  const [title, why] = words[name].map((path) => say(path));
  return (
    <li className="hl-device" data-state={state}>
      <Drawn size={26} stroke={1.5} aria-hidden="true" />
      <div>
        <p className="hl-device-title">{title}</p>
        <p className="hl-note">{why}</p>
        <div role="status">
          {state === 'refused' && <Trouble text={help ?? say('device-check.refused')} />}
          {state === 'missing' && <Trouble text={say('device-check.missing')} />}
        </div>
      </div>
      <div className="hl-device-end">
        {state === 'works' ? (
          <span className="hl-device-works">
            <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
            {say('device-check.works')}
          </span>
        ) : (
          <button
            type="button"
            className="hl-button"
            data-kind="secondary"
            data-size="small"
            disabled={disabled || state === 'asking'}
            onClick={onCheck}
          >
            {say(buttonWords[state] ?? 'device-check.again')} <span className="hl-hidden">{title}</span>
          </button>
        )}
      </div>
    </li>
  );
}

function Trouble({ text }: { text: string }) {
  return (
    <p className="hl-error">
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      {text}
    </p>
  );
}
