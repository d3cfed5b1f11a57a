/**
 * Asks whether the borrower is still there, and counts down to the end of the session (WCAG 2.2.1). Shows every
 * second; announces a sentence every fifteen.
 */
import { useState } from 'react';
import { interpolate } from '../../engine/text/interpolate.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FieldError } from '../parts/problem.tsx';
import { useTimeLeft } from '../parts/use-time-left.ts';
import { useWords } from '../platform/data/use-words.ts';
import './session-warning.css';

const SAID_EVERY = 15;

export type SessionWarningProps = {
  /** Milliseconds since 1970, by the browser's clock. */
  end: number;
  /** Extends the session. False when the server could not be reached. */
  onStay(): Promise<boolean>;
};

/** Open as long as it is drawn: the end of the session, or a fresh token, takes it away. */
export function SessionWarning({ end, onStay }: SessionWarningProps) {
  const { warning, warningText, stay, stayFailed } = useWords().session;
  const left = useTimeLeft(end);
  const [opened] = useState(left);
  const [failed, setFailed] = useState(false);
  const goOn = () => {
    setFailed(false);
    void onStay().then((done) => setFailed(!done));
  };
  return (
    <Dialog title={warning} onClose={goOn}>
      <p>{interpolate(warningText, { left: timeWords(opened) })}</p>
      <p className="hl-time-left" role="timer" aria-live="off">
        {clockFace(left)}
      </p>
      <span className="hl-hidden" role="status">
        {left < opened && left > 0 ? timeWords(Math.ceil(left / SAID_EVERY) * SAID_EVERY) : ''}
      </span>
      <div role="alert">{failed && <FieldError message={stayFailed} />}</div>
      <div className="hl-dialog-buttons">
        <button type="button" className="hl-button" data-kind="primary" data-autofocus onClick={goOn}>
          {stay}
        </button>
      </div>
    </Dialog>
  );
}

/** 105 is "1 minute 45 seconds". */
export function timeWords(seconds: number): string {
  const parts = [count(Math.floor(seconds / 60), 'minute'), count(seconds % 60, 'second')];
  return parts.filter(Boolean).join(' ');
}

function count(number: number, noun: string): string {
  if (number === 0) return '';
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** 105 is "1:45". */
function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
