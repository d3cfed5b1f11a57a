/** The facts of the application on the screen, for the parts of the frame that stand outside of it. */
import type { Facts } from '../../../engine/facts/facts.ts';
import { createStore } from './create-store.ts';

const NONE: Facts = {};

export const shellFacts = createStore(NONE);

/** What the page is about; empty when it is about no application. */
export function setShellFacts(next: Facts = NONE): void {
  shellFacts.write(next);
}
