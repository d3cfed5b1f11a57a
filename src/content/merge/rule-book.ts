/** The rules of a flow as one book, whether they stand in rules.json or by subject in files under rules/. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { Rules } from '../../types/rules.ts';

/** The rules by their names, and the file of each. Of a name in two files, the last counts. */
export type RuleBook = { rules: Rules; ruleFiles: Record<string, string> };

type Files = ReadonlyMap<string, unknown>;
type RuleFile = readonly [path: string, rules: Record<string, unknown>];

// Lenders that share the files share the book, so callers compare by identity.
const books = new WeakMap<object, Array<{ files: RuleFile[]; book: RuleBook }>>();

/** @param files path ("flows/heloc/rules/credit.json") -> JSON, of one lender or as written */
export function ruleBook(files: Files, flow: string): RuleBook {
  const found = ruleFiles(files, flow);
  const [first] = found;
  if (!first) return { rules: {}, ruleFiles: {} };
  const known = books.get(first[1]) ?? [];
  books.set(first[1], known);
  const same = known.find((entry) => isSame(entry.files, found));
  if (same) return same.book;
  const book = bound(found);
  known.push({ files: found, book });
  return book;
}

/** The files of a flow's rules, in the order of their paths. */
export function ruleFiles(files: Files, flow: string): RuleFile[] {
  const isOwn = (path: string) =>
    path === `flows/${flow}/rules.json` || path.startsWith(`flows/${flow}/rules/`);
  const own = [...files].filter(([path]) => isOwn(path));
  return own
    .flatMap(([path, json]): RuleFile[] => (isRecord(json) ? [[path, json]] : []))
    .sort(([one], [other]) => one.localeCompare(other));
}

/** The names that a file gives to rules. */
export function ruleNames(file: Record<string, unknown>): string[] {
  return Object.keys(file).filter((name) => !name.startsWith('$'));
}

function bound(files: readonly RuleFile[]): RuleBook {
  const entries = files.flatMap(([path, rules]) => ruleNames(rules).map((name) => ({ name, path, rules })));
  return {
    rules: Object.fromEntries(entries.map(({ name, rules }) => [name, rules[name]])) as Rules,
    ruleFiles: Object.fromEntries(entries.map(({ name, path }) => [name, path])),
  };
}

function isSame(one: readonly RuleFile[], other: readonly RuleFile[]): boolean {
  return one.length === other.length && one.every(([, rules], index) => rules === other[index]?.[1]);
}
