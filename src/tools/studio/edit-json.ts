/** Changes one place of a JSON value, and leaves the value itself as it was. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { Edit } from '../../studio/calls/calls.ts';

type Change = Exclude<Edit, { do: 'text' }>;

/** The value after the change. @param keys the way to the place. Throws where the way leads through something that holds nothing. */
export function editJson(json: unknown, keys: readonly string[], change: Change): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return change.do === 'insert' ? inserted(json, change) : whole(change, json);
  if (rest.length === 0 && change.do === 'remove') return removed(json, key);
  const below = editJson(at(json, key), rest, change);
  if (Array.isArray(json)) return json.with(indexIn(json, key), below);
  if (json !== undefined && !isRecord(json)) throw new Error(`There is nothing below "${key}".`);
  return withKey(json ?? {}, key, below);
}

function whole(change: Change, was: unknown): unknown {
  if (change.do === 'add' && was !== undefined)
    throw new Error(`There is one of that name already (${change.place}). Give it another name.`);
  if (change.do !== 'set' && change.do !== 'add') throw new Error('A file is not removed here.');
  return change.value;
}

function at(json: unknown, key: string): unknown {
  if (Array.isArray(json)) return json[indexIn(json, key)];
  return isRecord(json) && Object.hasOwn(json, key) ? json[key] : undefined;
}

function inserted(json: unknown, { value, at: index }: Extract<Change, { do: 'insert' }>): unknown[] {
  if (json !== undefined && !Array.isArray(json)) throw new Error('There is no list to put it into.');
  const list: unknown[] = json ?? [];
  return list.toSpliced(index ?? list.length, 0, value);
}

function removed(json: unknown, key: string): unknown {
  if (Array.isArray(json)) return json.toSpliced(indexIn(json, key), 1);
  if (!isRecord(json)) throw new Error(`There is nothing to remove at "${key}".`);
  return Object.fromEntries(Object.entries(json).filter(([one]) => one !== key));
}

function indexIn(list: readonly unknown[], key: string): number {
  const index = Number(key);
  if (!Number.isInteger(index) || index < 0 || index >= list.length)
    throw new Error(`The list has no entry ${key}.`);
  return index;
}

// A changed key stays where its author put it, a new one is the last. By entries, so that no key means more than itself.
function withKey(json: Record<string, unknown>, key: string, value: unknown): unknown {
  const entries = Object.entries(json);
  if (!Object.hasOwn(json, key)) return Object.fromEntries([...entries, [key, value]]);
  return Object.fromEntries(entries.map(([one, was]) => [one, one === key ? value : was]));
}
