import type { Operator } from './operator.ts';

/** Another rule, by its name. It is inlined when a rule is made ready, so it never runs itself. */
export const ruleOperator: Operator = { name: 'rule', calls: String };
