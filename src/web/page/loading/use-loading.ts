/** Binds the loading mark to React: one hook marks, the other reads. */
import { useEffect } from 'react';
import { useStore } from '../../platform/data/use-store.ts';
import { beginLoading, type LoadingState, loading } from './loading-store.ts';

/** The UI counts as loading while a component that calls this is drawn and `active`. */
export function useLoadingWhile(active: boolean): void {
  useEffect(() => (active ? beginLoading() : undefined), [active]);
}

/** Redraws with every change of the state. */
export function useLoadingState(): LoadingState {
  return useStore(loading);
}
