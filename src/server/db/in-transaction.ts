/**
 * Knows whether the code that asks is inside a transaction. Whoever holds a connection and waits for a second one may
 * wait for himself, and the embedded database has only one: that is a mistake, thrown at once instead of a hang.
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
