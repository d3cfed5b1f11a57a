import type { Operator } from './operator.ts';

/** Whether the test holds for no entry of the list. */
export const noneOperator: Operator = { name: 'none', listScope: true };
