/** The server's time, as far as its answers tell: a browser's own clock may be days off (FAULT-8). */

/** What a Date header, which has whole seconds and took its way, may differ without meaning anything. */
const TOLERANCE_MS = 5000;

let ahead = 0;
let heard = false;
const listeners = new Set<() => void>();

/** Learns from the Date header of an answer. */
export function noteServerDate(header: string | null): void {
  const seen = Date.parse(header ?? '') - Date.now();
  if (Number.isNaN(seen)) return;
  heard = true;
  if (Math.abs(seen - ahead) < TOLERANCE_MS) return;
  ahead = seen;
  for (const listen of listeners) listen();
}

/** How far the server's clock is ahead of the browser's, in milliseconds. */
export function serverAhead(): number {
  return ahead;
}

/** The moment by the server's clock, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Whether any answer has told the server's time yet. */
export function isServerClockHeard(): boolean {
  return heard;
}

/** Tells `listen` when that becomes another. Returns how to stop. */
export function watchServerClock(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
