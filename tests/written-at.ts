/** A copy of JSON that differs in one place, for samples that are right but for one mistake. */
import { isRecord } from '../src/engine/facts/facts.ts';
import { keysOf } from '../src/engine/facts/json-pointer.ts';

/**
 * @param pointer where (RFC 6901); "-" as the last key adds to a list
 * @param value what stands there then; undefined takes it away
 * @throws when the pointer leads nowhere
 */
export function writtenAt(json: unknown, pointer: string, value: unknown): unknown {
  return written(json, keysOf(pointer), value, pointer);
}

function written(json: unknown, keys: readonly string[], value: unknown, pointer: string): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (!Array.isArray(json) && !isRecord(json)) throw new Error(`${pointer} leads nowhere.`);
  const copy: unknown[] | Record<string, unknown> = Array.isArray(json) ? [...json] : { ...json };
  const inner = written(Reflect.get(copy, key), rest, value, pointer);
  if (inner !== undefined) Reflect.set(copy, key === '-' && Array.isArray(copy) ? copy.length : key, inner);
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else if (!Reflect.has(copy, key)) throw new Error(`${pointer} is not there.`);
  else Reflect.deleteProperty(copy, key);
  return copy;
}
