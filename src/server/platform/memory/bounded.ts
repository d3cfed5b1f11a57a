/** A map that forgets its least recently used entry when it is full. */

export type Bounded<Key, Value> = {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
};

/** @param most entries at a time */
export function bounded<Key, Value>(most: number): Bounded<Key, Value> {
  const entries = new Map<Key, Value>();
  const put = (key: Key, value: Value) => {
    entries.delete(key);
    entries.set(key, value);
  };
  return {
    get: (key) => {
      const found = entries.get(key);
      if (found !== undefined) put(key, found);
      return found;
    },
    set: (key, value) => {
      put(key, value);
      const [oldest] = entries.size > most ? entries.keys() : [];
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
}
