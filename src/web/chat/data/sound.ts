/** A short sound for a new message, made by the browser itself. Off until the borrower turns it on, and remembered in this browser. */
import { storageKey } from '../../platform/api/transport/token.ts';
import { createStore } from '../../platform/data/create-store.ts';

const NAME = 'webchat_sound';
const NOTES = [880, 1175];
const NOTE_SECONDS = 0.09;

export const isSoundOn = createStore(stored());

export function turnSound(on: boolean): void {
  isSoundOn.write(on);
  try {
    window.localStorage.setItem(storageKey(NAME), on ? 'on' : 'off');
  } catch {
    // The store above carries this visit.
  }
}

/** Nothing where it is off, or the browser makes no sounds. */
export function ring(): void {
  if (!isSoundOn.read() || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.06;
  volume.connect(audio.destination);
  for (const [index, note] of NOTES.entries()) play(audio, volume, note, index * NOTE_SECONDS);
  setTimeout(() => void audio.close(), 1000);
}

function play(audio: AudioContext, volume: GainNode, note: number, after: number): void {
  const tone = audio.createOscillator();
  tone.frequency.value = note;
  tone.connect(volume);
  tone.start(audio.currentTime + after);
  tone.stop(audio.currentTime + after + NOTE_SECONDS);
}

function stored(): boolean {
  try {
    return window.localStorage.getItem(storageKey(NAME)) === 'on';
  } catch {
    return false;
  }
}
