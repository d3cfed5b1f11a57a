/**
 * Remembers what was made of an object, for as long as the object lives. Lenders share the files that they do not change, and so
 * they share what is found in them. A memo, not state: what is made must depend on nothing else.
 */

/** @param make must not read anything but its argument; its result is shared, so no one may change it */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, { value: Made }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}
