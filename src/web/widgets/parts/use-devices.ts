/** Asks the browser for the camera, the microphone and the place. Nothing is recorded; every stream is closed at once. */
import { useState } from 'react';

export type DeviceName = 'camera' | 'microphone' | 'location';
export type DeviceState = 'unknown' | 'asking' | 'works' | 'refused' | 'missing';
type States = Partial<Record<DeviceName, DeviceState>>;

/** `answer`: what an earlier check found. `onFound` hears each result. */
export function useDevices(answer: Record<string, unknown>, onFound: (states: States) => void) {
  const [states, setStates] = useState<States>(() => earlier(answer));
  const check = async (name: DeviceName) => {
    setStates((before) => ({ ...before, [name]: 'asking' }));
    const found: States = { ...states, [name]: await probes[name]() };
    setStates(found);
    onFound(found);
  };
  return { states, check };
}

function earlier(answer: Record<string, unknown>): States {
  const works = (['camera', 'microphone', 'location'] as const).filter((name) => answer[name] === true);
  return Object.fromEntries(works.map((name) => [name, 'works']));
}

const probes: Record<DeviceName, () => Promise<DeviceState>> = {
  camera: () => media({ video: true }),
  microphone: () => media({ audio: true }),
  location: place,
};

async function media(wanted: MediaStreamConstraints): Promise<DeviceState> {
  if (!navigator.mediaDevices?.getUserMedia) return 'missing';
  try {
    const stream = await navigator.mediaDevices.getUserMedia(wanted);
    for (const track of stream.getTracks()) track.stop();
    return 'works';
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing';
  }
}

function place(): Promise<DeviceState> {
  if (!navigator.geolocation) return Promise.resolve('missing');
  return new Promise((done) => {
    navigator.geolocation.getCurrentPosition(
      () => done('works'),
      (error) => done(error.code === error.PERMISSION_DENIED ? 'refused' : 'missing'),
      { timeout: 10_000 },
    );
  });
}
