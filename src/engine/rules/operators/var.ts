import { readSegments } from '../../facts/read-path.ts';
import type { Operator } from './operator.ts';

/**
 * A fact, or its fallback when it is missing. Of a value's own properties only: json-logic-js would return prototypes. The path is
 * split once.
 */
export const varOperator: Operator = {
  name: 'var',
  reads(operands) {
    const path = Array.isArray(operands) ? operands[0] : operands;
    return typeof path === 'string' ? [path] : [];
  },
  ready([, fallback = () => null], operands) {
    const path: unknown = Array.isArray(operands) ? operands[0] : operands;
    if (path === '' || path === null || path === undefined)
      return (data) => (data === undefined ? fallback(data) : data);
    const segments = String(path).split('.');
    return (data) => {
      const value = readSegments(data, segments);
      return value === undefined ? fallback(data) : value;
    };
  },
};
