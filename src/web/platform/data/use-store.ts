/** Binds a store to a component, which is drawn again when the value changes. */
import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** The store's value now. */
export function useStore<T>({ watch, read }: Pick<Store<T>, 'watch' | 'read'>): T {
  return useSyncExternalStore(watch, read, read);
}

/** A part of the store's value; the component is drawn again when that part becomes another value. */
export function useStorePart<T, P>(
  { watch, read }: Pick<Store<T>, 'watch' | 'read'>,
  select: (value: T) => P,
): P {
  const part = () => select(read());
  return useSyncExternalStore(watch, part, part);
}
