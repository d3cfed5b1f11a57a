/** The one small store: a value outside of React that parts of the page watch. No React in here; `useStore` binds it. */

export type Store<T> = {
  read(): T;
  /** Setting the same value again notifies no listener. */
  write(next: T): void;
  /** Tells `listen` of every change. Returns how to stop. */
  watch(listen: () => void): () => void;
};

/** A store that begins with `first`. */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listen of [...listeners]) listen();
    },
    watch(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
