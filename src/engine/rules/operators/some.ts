import type { Operator } from './operator.ts';

/** Whether the test holds for at least one entry of the list. */
export const someOperator: Operator = { name: 'some', listScope: true };
