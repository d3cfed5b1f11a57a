/** The two functions of Ajv's runtime that a compiled validator calls, so that Ajv itself stays on the server. */
import type { ValidatorRuntime } from '../../engine/validator-runtime.ts';

/** Length in characters as people count them, and equality of JSON values. */
export const validatorRuntime: ValidatorRuntime = { ucs2length: (text) => [...text].length, equal };

function equal(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && equal(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
