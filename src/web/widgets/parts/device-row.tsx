/** One device of the check: why it is needed, whether it works, and what to do when it does not. */
import {
  IconAlertCircle,
  IconCamera,
  IconCircleCheck,
  IconMapPin,
  IconMicrophone,
} from '@tabler/icons-react';
import type { DeviceName, DeviceState } from './use-devices.ts';

type Props = { name: DeviceName; state: DeviceState; disabled: boolean; onCheck(): void };

const words = {
  camera: { title: 'Camera', why: 'The notary must see you and your ID.', Drawn: IconCamera },
  microphone: {
    title: 'Microphone',
    why: 'You and the notary talk during the session.',
    Drawn: IconMicrophone,
  },
  location: {
    title: 'Location',
    why: 'You must be where the law allows signing by video.',
    Drawn: IconMapPin,
  },
};

const trouble = {
  refused: 'Your browser said no. Allow it with the icon beside the web address, then check again.',
  missing: 'We could not find one that works. Connect one and check again, or use another device.',
};

/** The state is always in words, never only in a colour. */
export function DeviceRow({ name, state, disabled, onCheck }: Props) {
  const { title, why, Drawn } = words[name];
  return (
    <li className="hl-device" data-state={state}>
      <Drawn size={26} stroke={1.5} aria-hidden="true" />
      <div>
        <p className="hl-device-title">{title}</p>
        <p className="hl-note">{why}</p>
        {name === 'location' && <WhyLocation />}
        <div role="status">
          {(state === 'refused' || state === 'missing') && <Trouble text={trouble[state]} />}
        </div>
      </div>
      <div className="hl-device-end">
        {state === 'works' ? (
          <span className="hl-device-works">
            <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
            Works
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
            {state === 'asking' ? 'Checking' : state === 'unknown' ? 'Check' : 'Check again'}{' '}
            <span className="hl-hidden">{title}</span>
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

function WhyLocation() {
  return (
    <details className="hl-more hl-device-why">
      <summary>Why We Need Your Location</summary>
      <p>
        State law says where a signer may be during an online notarization. We read your location once, when
        the session starts, and note only whether it is allowed. We do not follow you.
      </p>
    </details>
  );
}
