/** A percentage as short as it is: 0%, 2.99%, 80%. */
import { toNumber } from './to-number.ts';

export function share(value: unknown): string {
  const number = toNumber(value);
  return number === null ? '—' : `${number}%`;
}
