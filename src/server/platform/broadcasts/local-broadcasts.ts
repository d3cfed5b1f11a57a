/** Broadcasts within one process: all that an embedded database needs, which has one. */
import type { Broadcasts, Listener } from './broadcasts.ts';

/** `tellAll` tells every listener: some broadcasts may have been missed. */
export type LocalBroadcasts = Broadcasts & { tellAll(): void };

export function localBroadcasts(): LocalBroadcasts {
  const listeners = new Map<string, Set<Listener>>();
  return {
    tell: (topic, said) => {
      for (const listener of listeners.get(topic) ?? []) listener(said);
    },
    tellAll: () => {
      for (const some of listeners.values()) for (const listener of some) listener();
    },
    hear: (topic, listener) => {
      const some = listeners.get(topic) ?? new Set();
      listeners.set(topic, some.add(listener));
      return () => {
        some.delete(listener);
        if (some.size === 0 && listeners.get(topic) === some) listeners.delete(topic);
      };
    },
    close: async () => listeners.clear(),
  };
}
