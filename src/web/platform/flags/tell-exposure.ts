/**
 * Reports that a variant was seen: once per key, variant and session of the tab. A developer's override is not an
 * exposure.
 */
import { PRODUCT_TYPE } from '../../../engine/telemetry/event-shape.ts';
import type { Send } from '../api/transport/client.ts';
import { trackerId } from '../api/transport/token.ts';
import { overrides } from './flag-overrides.ts';

const KEY = 'heloc-exposures';
const PATH = '/service-optimize/external/api/v1/exposure';

export type Seen = { key: string; variant: string; environment: string };

export function tellExposure(send: Send, { key, variant, environment }: Seen): void {
  if (Object.hasOwn(overrides.read(), key)) return;
  const name = `${key}/${variant}`;
  const told = readTold();
  if (told.includes(name)) return;
  keepTold([...told, name]);
  const identity = { productType: PRODUCT_TYPE, environment };
  const body = { key, variant, identity, tracker: trackerId() };
  send({ method: 'POST', path: PATH, body, keepalive: true }).catch(() => undefined);
}

let memory: string[] = [];

function readTold(): string[] {
  try {
    return (window.sessionStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return memory;
  }
}

function keepTold(told: string[]): void {
  memory = told;
  try {
    window.sessionStorage.setItem(KEY, told.join(' '));
  } catch {
    // The memory above carries this visit.
  }
}
