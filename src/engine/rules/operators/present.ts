import type { Operator } from './operator.ts';

/** Whether there is a value: not missing, not null, not empty. False and 0 are values. */
export const presentOperator: Operator = {
  name: 'present',
  run(value: unknown) {
    if (Array.isArray(value)) return value.length > 0;
    return value !== undefined && value !== null && value !== '';
  },
};
