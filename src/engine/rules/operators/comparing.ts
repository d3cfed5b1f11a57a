import type { Operator } from './operator.ts';
import { isTrue } from './truth.ts';

/** Comparisons as JavaScript makes them. `<` and `<=` take a third value, which the second must not exceed. */
export const comparing: Operator[] = [
  // biome-ignore lint/suspicious/noDoubleEquals: the operator of content compares across kinds
  { name: '==', run: (one: unknown, other: unknown) => one == other },
  { name: '===', run: (one: unknown, other: unknown) => one === other },
  // biome-ignore lint/suspicious/noDoubleEquals: as above
  { name: '!=', run: (one: unknown, other: unknown) => one != other },
  { name: '!==', run: (one: unknown, other: unknown) => one !== other },
  { name: '!', run: (value: unknown) => !isTrue(value) },
  { name: '!!', run: (value: unknown) => isTrue(value) },
  { name: '<', run: (a: number, b: number, c?: number) => a < b && (c === undefined || b < c) },
  { name: '<=', run: (a: number, b: number, c?: number) => a <= b && (c === undefined || b <= c) },
  { name: '>', run: (a: number, b: number) => a > b },
  { name: '>=', run: (a: number, b: number) => a >= b },
];
