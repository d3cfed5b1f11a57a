import type { Operator } from './operator.ts';

/** Whether a list has an entry, or a text a part. Never anything else with an `indexOf`, e.g. an answer of that name. */
export const inOperator: Operator = {
  name: 'in',
  run(needle: unknown, hay: unknown) {
    if (Array.isArray(hay)) return hay.indexOf(needle) !== -1;
    return typeof hay === 'string' && typeof needle !== 'object' && hay.includes(String(needle));
  },
};
