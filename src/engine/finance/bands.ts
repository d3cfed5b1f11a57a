/** Reads banded tables: keys are numbers written as texts. Org patches may add or remove bands, so order is never trusted. */

export interface Band<T> {
  /** Where the band begins (`bandFrom`) or ends (`bandUpTo`). */
  key: number;
  value: T;
}

/** The band that begins highest without passing `x`: scores and amounts "from". */
export function bandFrom<T>(bands: Readonly<Record<string, T>>, x: number): Band<T> | null {
  return sorted(bands).findLast((band) => band.key <= x) ?? null;
}

/** The band that ends lowest at or above `x`: loan to value "up to". */
export function bandUpTo<T>(bands: Readonly<Record<string, T>>, x: number): Band<T> | null {
  return sorted(bands).find((band) => band.key >= x) ?? null;
}

function sorted<T>(bands: Readonly<Record<string, T>>): Band<T>[] {
  const list = Object.entries(bands).map(([key, value]) => ({ key: Number(key), value }));
  return list.filter((band) => Number.isFinite(band.key)).sort((a, b) => a.key - b.key);
}
