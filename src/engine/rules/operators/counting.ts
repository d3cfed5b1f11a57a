import type { Operator } from './operator.ts';

/** Arithmetic. Sums and products read numbers out of texts; a product of nothing has no value. */
export const counting: Operator[] = [
  { name: '+', run: (...all: string[]) => all.reduce((sum, one) => sum + Number.parseFloat(one), 0) },
  { name: '*', run: (...all: unknown[]) => all.reduce((one, next) => read(one) * read(next)) },
  { name: '-', run: (one: number, other?: number) => (other === undefined ? -one : one - other) },
  { name: '/', run: (one: number, other: number) => one / other },
  { name: '%', run: (one: number, other: number) => one % other },
  { name: 'min', run: (...all: number[]) => Math.min(...all) },
  { name: 'max', run: (...all: number[]) => Math.max(...all) },
];

const read = (value: unknown) => Number.parseFloat(value as string);
