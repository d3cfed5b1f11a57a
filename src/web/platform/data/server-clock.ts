/** The server's time, as its answers tell it: a browser's own clock may be days off (FAULT-8). */

import { createStore } from './create-store.ts';

/** How much a Date header may differ without meaning anything: it has whole seconds and traveled. */
const TOLERANCE_MS = 5000;

/** How far the server's clock is ahead of the browser's, in milliseconds. */
export const serverAheadMs = createStore(0);
let heard = false;

/** Learns from the Date header of an answer. */
export function noteServerDate(header: string | null): void {
  const seen = Date.parse(header ?? '') - Date.now();
  if (Number.isNaN(seen)) return;
  heard = true;
  if (Math.abs(seen - serverAheadMs.read()) < TOLERANCE_MS) return;
  serverAheadMs.write(seen);
}

/** The moment by the server's clock, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + serverAheadMs.read();
}

/** Whether any answer has told the server's time yet. */
export function isServerClockHeard(): boolean {
  return heard;
}
