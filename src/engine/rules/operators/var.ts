import { readSegments } from '../../facts/read-path.ts';
import type { Operator } from './operator.ts';

/**
 * A fact, or its fallback when it is missing. The library's own `var` would return prototypes, so ours replaces it,
 * over a path that is split once.
 */
export const varOperator: Operator = {
  name: 'var',
  reads(operands) {
    const path = Array.isArray(operands) ? operands[0] : operands;
    return typeof path === 'string' ? [path] : [];
  },
  prepare: {
    as: 'fact',
    operands(operands) {
      const [path, fallback = null] = Array.isArray(operands) ? operands : [operands];
      const isWhole = path === '' || path === null || path === undefined;
      return [fallback, ...(isWhole ? [] : String(path).split('.'))];
    },
  },
  run(this: unknown, fallback: unknown, ...segments: string[]) {
    const value = readSegments(this, segments);
    return value === undefined ? fallback : value;
  },
};
