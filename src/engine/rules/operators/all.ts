import type { Operator } from './operator.ts';

/** Whether the test holds for every entry of the list; an empty list has none. */
export const allOperator: Operator = { name: 'all', listScope: true };
