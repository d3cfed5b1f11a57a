/** Finds where two JSON values differ. Compares results, so the key by which a patch got there does not matter. */
import { isRecord } from '../facts/facts.ts';
import { pointerOf } from '../facts/json-pointer.ts';

/** One place with different values; undefined where one side has none. */
export type Difference = { keys: string[]; pointer: string; before: unknown; after: unknown };

/**
 * Every differing place, as deep as both sides are alike: records key by key, lists of as many records entry by entry. A record
 * that only one side has is one difference, save where `opens` says that its keys stand for themselves.
 */
export function differences(
  before: unknown,
  after: unknown,
  opens: (pointer: string) => boolean = () => false,
  keys: string[] = [],
): Difference[] {
  const pointer = pointerOf(keys);
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const pair = paired(before, after, opens(pointer));
  if (!pair) return [{ keys, pointer, before, after }];
  const [one, other] = pair;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) => differences(ownOf(one, name), ownOf(other, name), opens, [...keys, name]));
}

type Parts = Record<string, unknown>;

function paired(before: unknown, after: unknown, isOpen: boolean): [Parts, Parts] | undefined {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every(isRecord)
      ? [{ ...before }, { ...after }]
      : undefined;
  if (isRecord(before) && isRecord(after)) return [before, after];
  if (!isOpen) return undefined;
  const isGiven = (value: unknown) => value === undefined || isRecord(value);
  return isGiven(before) && isGiven(after)
    ? [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
    : undefined;
}

function ownOf(value: Parts, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
