/** Binds a store to a component, which is drawn again when the value changes. */
import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** The store's value now. */
export function useStore<T>({ watch, read }: Pick<Store<T>, 'watch' | 'read'>): T {
  return useSyncExternalStore(watch, read);
}
