/** Reads a dotted path out of facts. Reads own properties only, so `constructor` and `__proto__` are missing. */

/** The value at `path` ("application.status.bpo"); undefined when any part is missing. An empty path is the data itself. */
export function readPath(data: unknown, path: string): unknown {
  return path === '' ? data : readSegments(data, path.split('.'));
}

/** The same for a path already split. */
export function readSegments(data: unknown, segments: readonly string[]): unknown {
  let value = data;
  for (const segment of segments) {
    if (value === null || value === undefined) return undefined;
    const holder: object = typeof value === 'object' ? value : Object(value);
    if (!Object.hasOwn(holder, segment)) return undefined;
    value = (holder as Record<string, unknown>)[segment];
  }
  return value;
}
