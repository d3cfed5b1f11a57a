/** What a page says of a rule: its name, with ! before it where the rule must not hold. */
import type { RuleBrief } from '../calls/calls.ts';

export type Claim = { rule: string; isNot: boolean };

export function readClaim(text: string | undefined): Claim | undefined {
  if (!text) return undefined;
  return { rule: text.replace(/^!/, ''), isNot: text.startsWith('!') };
}

export function claimText({ rule, isNot }: Claim): string {
  return `${isNot ? '!' : ''}${rule}`;
}

/** The sentence of the rule, as its author wrote it. */
export function sentence({ rule, isNot }: Claim, rules: readonly RuleBrief[]): string {
  const means = rules.find(({ name }) => name === rule)?.means ?? rule;
  return isNot ? `Not: ${means}` : means;
}
