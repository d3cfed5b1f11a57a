/**
 * Knows whether the running code is inside a transaction. Code that holds a connection and waits for a second one may
 * wait for itself, and the embedded database has only one: that throws at once instead of hanging.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

type Held = { open: boolean };

const held = new AsyncLocalStorage<Held>();

export const insideTransaction = (): boolean => held.getStore()?.open ?? false;

/** Runs the work of a transaction; until it settles, all that it started counts as inside. */
export async function holding<T>(work: () => Promise<T>): Promise<T> {
  const mine: Held = { open: true };
  try {
    return await held.run(mine, work);
  } finally {
    mine.open = false;
  }
}
