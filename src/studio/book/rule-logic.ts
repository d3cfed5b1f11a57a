/** A rule as an author says it, line by line, and as JSON logic. */
import type { FactBrief } from '../calls/calls.ts';
import { capital } from '../parts/capital.ts';

export type Relation = 'is' | 'is-not' | 'answered' | 'open' | 'more' | 'less';
export type Line = { path: string; relation: Relation; value: string };

/** What may be said of a fact of each type. */
export function relationsOf({ type }: FactBrief): Array<{ value: Relation; label: string }> {
  const given = [
    { value: 'answered', label: 'is answered' },
    { value: 'open', label: 'is not answered' },
  ] as const;
  const same = [
    { value: 'is', label: 'is' },
    { value: 'is-not', label: 'is not' },
  ] as const;
  const size = [
    { value: 'more', label: 'is more than' },
    { value: 'less', label: 'is less than' },
  ] as const;
  if (type === 'number') return [...size, ...same, ...given];
  if (type === 'yes-no' || type === 'choice' || type === 'text') return [...same, ...given];
  return [...given];
}

/** @returns JSON logic over the facts; a single line stands alone */
export function logicOf(lines: readonly Line[], facts: readonly FactBrief[], isAny: boolean): unknown {
  const all = lines.map((line) => lineLogic(line, facts));
  return all.length === 1 ? all[0] : { [isAny ? 'or' : 'and']: all };
}

function lineLogic({ path, relation, value }: Line, facts: readonly FactBrief[]): unknown {
  const fact = { var: path };
  const { type } = facts.find((one) => one.path === path) ?? { type: 'text' };
  if (relation === 'answered') return { present: fact };
  if (relation === 'open') return { '!': { present: fact } };
  const compared = comparedWith(value, type);
  if (relation === 'is') return { '===': [fact, compared] };
  if (relation === 'is-not') return { '!==': [fact, compared] };
  return { [relation === 'more' ? '>' : '<']: [fact, compared] };
}

function comparedWith(value: string, type: FactBrief['type']): unknown {
  if (type === 'yes-no') return value === 'yes';
  return type === 'number' ? Number(value) : value;
}

/** Whether nothing is left to be said. */
export function isWhole({ path, relation, value }: Line): boolean {
  return path !== '' && (relation === 'answered' || relation === 'open' || value !== '');
}

/** A name for a rule, from its sentence: "The borrower has given a phone number." -> "hasGivenPhoneNumber". */
export function ruleName(means: string): string {
  const words = means.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const verb = words.findIndex((word) => /^(is|are|has|needs|can|may)$/.test(word));
  const said = words.slice(Math.max(verb, 0)).filter((word) => !/^(a|an|the|of|in|to|with)$/.test(word));
  const [first = 'is', ...rest] = verb < 0 ? ['is', ...said] : said;
  return [first, ...rest.slice(0, 5).map(capital)].join('');
}
