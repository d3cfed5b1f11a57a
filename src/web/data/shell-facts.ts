/** The facts of the application on the screen, for the parts of the frame that stand outside of it. No React in here. */
import type { Facts } from './json.ts';

const NONE: Facts = {};

let facts = NONE;
const listeners = new Set<() => void>();

/** What the page is about; nothing when the page is about no application. */
export function setShellFacts(next: Facts = NONE): void {
  if (next === facts) return;
  facts = next;
  for (const listen of listeners) listen();
}

export function readShellFacts(): Facts {
  return facts;
}

/** Tells `listen` of every change. Returns how to stop. */
export function watchShellFacts(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
