/** One device of the check: why it is needed, whether it works, and what to do when it does not. */
import {
  IconAlertCircle,
  IconCamera,
  IconCircleCheck,
  IconMapPin,
  IconMicrophone,
} from '@tabler/icons-react';
import type { DeviceName, DeviceState } from './use-devices.ts';

type Props = {
  name: DeviceName;
  state: DeviceState;
  disabled: boolean;
  /** How to allow it, where the page says it better. */
  help?: string | undefined;
  onCheck(): void;
};

const words = {
  camera: { title: 'Camera', why: 'The notary needs to see you and your ID.', Drawn: IconCamera },
  microphone: {
    title: 'Microphone',
    why: "You'll talk with the notary during the session.",
    Drawn: IconMicrophone,
  },
  location: {
    title: 'Location',
    why: "We need to confirm you're in an eligible location.",
    Drawn: IconMapPin,
  },
};

const trouble = {
  refused: 'Your browser blocked it. Select the icon next to the web address to allow it, then check again.',
  missing: "We couldn't find one that works. Connect one and check again, or use another device.",
};

/** The state is always in words, never only in a color. */
export function DeviceRow({ name, state, disabled, help, onCheck }: Props) {
  const { title, why, Drawn } = words[name];
  return (
    <li className="hl-device" data-state={state}>
      <Drawn size={26} stroke={1.5} aria-hidden="true" />
      <div>
        <p className="hl-device-title">{title}</p>
        <p className="hl-note">{why}</p>
        <div role="status">
          {state === 'refused' && <Trouble text={help ?? trouble.refused} />}
          {state === 'missing' && <Trouble text={trouble.missing} />}
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
