/**
 * Finds which conditions the rules of a flow raise now, and what became of those that were raised before. The caller
 * knows which those are.
 */
import type { ConditionCategory } from '../../types/condition-category.ts';
import type { FlowCore } from '../content/bundle.ts';
import { findStep } from '../journey/find-step.ts';
import type { Standing } from '../journey/standing.ts';
import { holds } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';
import { type ConditionState, isOpen } from './condition-state.ts';

/** One that was raised before. It is `over` once the rule that raised it no longer holds. */
export type KnownCondition = {
  uuid: string;
  category: string;
  byRule: boolean;
  over: boolean;
  state: ConditionState;
};

/** Category -> what content says of it. */
export type Categories = Readonly<Record<string, ConditionCategory>>;

/** `raise`: the categories to raise; `changed`: those that stand elsewhere now, or whose rule no longer holds. */
export type DueConditions = {
  raise: string[];
  changed: Pick<KnownCondition, 'uuid' | 'state' | 'over'>[];
};

type Holds = (rule: string) => boolean;

/** Where the application has ended nothing is raised, and what is open is withdrawn. */
export function dueConditions(
  flow: Pick<FlowCore, 'org' | 'rules' | 'steps'>,
  categories: Categories,
  { facts, step }: Pick<Standing, 'facts' | 'step'>,
  known: readonly KnownCondition[],
): DueConditions {
  const scope = scopeOf(flow, facts, { step });
  const rule: Holds = (name) => holds(flow.rules, name, scope);
  const hasEnded = findStep(flow.steps, step)?.kind === 'terminal';
  const raise = Object.keys(categories).filter(
    (name) => !hasEnded && isDue(categories[name], rule) && !isRunning(name, known),
  );
  const changed = known.flatMap((one) => {
    const now = hasEnded ? ended(one) : became(one, categories[one.category], rule);
    return now.state === one.state && now.over === one.over ? [] : [{ uuid: one.uuid, ...now }];
  });
  return { raise, changed };
}

function isDue(category: ConditionCategory | undefined, rule: Holds): boolean {
  const { raised } = category ?? {};
  return raised !== undefined && rule(raised.when) && !rule(raised.settled.when);
}

// One that a party or a person has raised asks for the same.
function isRunning(name: string, known: readonly KnownCondition[]): boolean {
  return known.some(({ category, over, byRule, state }) => {
    return category === name && (byRule ? !over : isOpen(state));
  });
}

type Became = Pick<KnownCondition, 'state' | 'over'>;

function ended({ state }: KnownCondition): Became {
  return { state: isOpen(state) ? 'WITHDRAWN' : state, over: true };
}

function became(one: KnownCondition, category: ConditionCategory | undefined, rule: Holds): Became {
  const { state, byRule } = one;
  if (!byRule) {
    const isSettled = category?.settled !== undefined && isOpen(state) && rule(category.settled.when);
    return { state: isSettled ? 'ACCEPTED' : state, over: one.over };
  }
  const { raised } = category ?? {};
  if (!raised || one.over) return { state, over: one.over };
  const over = !rule(raised.when);
  if (!isOpen(state)) return { state, over };
  if (rule(raised.settled.when)) return { state: 'ACCEPTED', over: true };
  if (over) return { state: 'WITHDRAWN', over };
  if (!raised.sent) return { state, over };
  if (rule(raised.sent.when)) return { state: 'SUBMITTED', over };
  return { state: state === 'SUBMITTED' ? 'REJECTED' : state, over };
}
