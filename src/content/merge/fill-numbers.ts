/**
 * Puts the numbers of limits.json, pricing.json and decisions.json into the texts that name them. A text that is nothing
 * but one number becomes that number, for a rule or a limit to compare with. What a text fills in from facts stays for
 * later.
 */
import { isRecord } from '../../engine/facts/facts.ts';
import { type NumberRoot, numberRoots, numberSlots } from '../../engine/text/number-slots.ts';
import { numbersAt, sayNumbers } from '../../engine/text/say-numbers.ts';
import type { SeriesWords } from '../../engine/text/series.ts';

/** What texts may name, each as the lender has it. */
export type Numbers = Readonly<Partial<Record<NumberRoot, unknown>>>;

// Lenders share the files that they do not change, and so they share what is made of them.
const filled = new WeakMap<object, Map<string, WeakMap<object, unknown>>>();
const named = new WeakMap<object, ReadonlySet<NumberRoot>>();

/** The value with `{{limits.login.codeMinutes}}` and the like filled in; the very same object where there is none. */
export function fillNumbers<Value>(value: Value, numbers: Numbers, words: SeriesWords = {}): Value {
  return numberRoots.reduce((said, root) => fillFrom(said, { root, data: numbers[root], words }), value);
}

type Source = { root: NumberRoot; data: unknown; words: SeriesWords };

function fillFrom<Value>(value: Value, source: Source): Value {
  const { root, data, words } = source;
  if (!isRecord(data)) return value;
  if (typeof value !== 'object' || value === null) return inside(value, source) as Value;
  if (!rootsIn(value).has(root)) return value;
  const known = keptFor(data, `${words.locale} ${words.range}`);
  if (!known.has(value)) known.set(value, inside(value, source));
  return known.get(value) as Value;
}

function keptFor(data: object, language: string): WeakMap<object, unknown> {
  const languages = filled.get(data) ?? new Map<string, WeakMap<object, unknown>>();
  filled.set(data, languages);
  const known = languages.get(language) ?? new WeakMap<object, unknown>();
  languages.set(language, known);
  return known;
}

// Most files name no number of a kind; they are looked through once, however many lenders share them.
function rootsIn(value: object): ReadonlySet<NumberRoot> {
  const known = named.get(value);
  if (known) return known;
  const roots = new Set(textsIn(value).flatMap((text) => numberSlots(text).map(({ root }) => root)));
  named.set(value, roots);
  return roots;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('{{') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function inside(value: unknown, source: Source): unknown {
  if (typeof value === 'string') return inText(value, source);
  if (Array.isArray(value)) {
    const list = value.map((part) => inside(part, source));
    return list.some((part, index) => part !== value[index]) ? list : value;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, part, inside(part, source)] as const);
  const isChanged = entries.some(([, part, said]) => part !== said);
  return isChanged ? Object.fromEntries(entries.map(([key, , said]) => [key, said])) : value;
}

function inText(text: string, { root, data, words }: Source): unknown {
  if (!text.includes('{{')) return text;
  const own = numberSlots(text).filter((slot) => slot.root === root);
  const [first] = own;
  if (first && first.format === undefined && first.source === text) {
    const numbers = numbersAt(data, first.path);
    return numbers.length === 1 ? numbers[0] : text;
  }
  return own.reduce(
    (left, slot) => left.replace(slot.source, () => sayNumbers(data, slot, words) ?? slot.source),
    text,
  );
}
