/**
 * Puts the numbers of flows/limits.json into the texts that name them. A text that is nothing but one limit becomes its
 * number, for a rule or an option to compare with. What a text fills in from facts stays for later.
 */
import { isRecord } from '../../engine/facts/facts.ts';
import { readPath } from '../../engine/facts/read-path.ts';

// Lenders share the files that they do not change, and so they share what is made of them.
const filled = new WeakMap<object, WeakMap<object, unknown>>();

/** The value with `{{limits.login.codeMinutes}}` and the like filled in; the very same object where there is none. */
export function fillLimits<Value>(value: Value, limits: unknown): Value {
  if (typeof value === 'string') return (alone(value, limits) ?? inText(value, limits)) as Value;
  if (typeof value !== 'object' || value === null || !isRecord(limits)) return value;
  const known = filled.get(limits) ?? new WeakMap<object, unknown>();
  filled.set(limits, known);
  if (!known.has(value)) known.set(value, inside(value, limits));
  return known.get(value) as Value;
}

/** The names of limits in a text: what stands between `{{limits.` and `}}`. */
export function limitsNamed(text: string): string[] {
  return [...text.matchAll(slots)].map(([, name = '']) => name);
}

const slots = /\{\{\s*limits\.([A-Za-z.]+)\s*\}\}/g;

function alone(text: string, limits: unknown): number | undefined {
  const [, name] = /^\{\{\s*limits\.([A-Za-z.]+)\s*\}\}$/.exec(text) ?? [];
  const limit = name === undefined ? undefined : readPath(limits, name);
  return typeof limit === 'number' ? limit : undefined;
}

function inText(text: string, limits: unknown): string {
  return text.replace(slots, (slot, name: string) => {
    const limit = readPath(limits, name);
    return typeof limit === 'number' ? String(limit) : slot;
  });
}

function inside(value: object, limits: unknown): unknown {
  if (Array.isArray(value)) {
    const list = value.map((part) => fillLimits(part, limits));
    return list.some((part, index) => part !== value[index]) ? list : value;
  }
  const entries = Object.entries(value).map(([key, part]) => [key, part, fillLimits(part, limits)] as const);
  const isChanged = entries.some(([, part, said]) => part !== said);
  return isChanged ? Object.fromEntries(entries.map(([key, , said]) => [key, said])) : value;
}
