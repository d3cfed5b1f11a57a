import { readSegments } from '../../facts/read-path.ts';
import type { Operator } from './operator.ts';

/** [list, key, value, field]: the `field` of the first entry whose `key` is `value`; null where there is none. */
export const lookupOperator: Operator = {
  name: 'lookup',
  entryNames(operands) {
    const [, key, , field] = Array.isArray(operands) ? operands : [];
    return [key, field].filter((name) => typeof name === 'string');
  },
  run(list: unknown, key: string, value: unknown, field: string) {
    if (!Array.isArray(list)) return null;
    const isGiven = value !== undefined && value !== null;
    const entry = list.find((item) => isGiven && readSegments(item, [key]) === value);
    return readSegments(entry, field.split('.')) ?? null;
  },
};
